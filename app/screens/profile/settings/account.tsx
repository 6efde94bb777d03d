import { useMessages } from "#app/language/use-messages.ts"
import { AccessForApps } from "./access/access-for-apps.tsx"
import { Passkeys } from "./passkeys/passkeys.tsx"
import { Rows, UnfoldingRow } from "./rows.tsx"
import { Sessions } from "./sessions/sessions.tsx"
import { TwoStep } from "./two-step/two-step.tsx"
import { Address } from "./ways-in/address.tsx"
import { Password } from "./ways-in/password.tsx"
import { ProviderLink } from "./ways-in/provider-link.tsx"

export function Account() {
  const t = useMessages("details")
  return (
    <>
      <Rows id="ways-in" heading={t("waysIn")}>
        <Address />
        <Password />
        <ProviderLink />
        <TwoStep />
        <UnfoldingRow id="passkeys" title={t("passkeys")} text={t("passkeysText")}>
          <Passkeys />
        </UnfoldingRow>
      </Rows>
      <Rows id="with-access" heading={t("withAccess")}>
        <UnfoldingRow title={t("sessions")} text={t("sessionsText")}>
          <Sessions />
        </UnfoldingRow>
        <UnfoldingRow title={t("access")} text={t("accessText")}>
          <AccessForApps />
        </UnfoldingRow>
      </Rows>
    </>
  )
}
