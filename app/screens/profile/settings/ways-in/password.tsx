import { api } from "#app/api.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { ChangePassword } from "../change-password.tsx"
import { MailLink } from "../mail-link.tsx"
import { UnfoldingRow } from "../rows.tsx"
import { useWaysIn } from "./use-ways-in.ts"

export function Password() {
  const t = useMessages("details")
  const hasNone = useWaysIn().waysIn?.hasPassword === false
  return (
    <UnfoldingRow
      id="change-password"
      title={t(hasNone ? "setPassword" : "changePassword")}
      text={t(hasNone ? "setPasswordText" : "changePasswordText")}
    >
      {hasNone ? <SetPassword /> : <ChangePassword />}
    </UnfoldingRow>
  )
}

function SetPassword() {
  const t = useMessages("details")
  return (
    <div className="flex flex-col gap-5">
      <p>{t("setPasswordWhat")}</p>
      <MailLink
        label={t("setPasswordSend")}
        sent={t("setPasswordSent")}
        send={() => api.auth["ways-in"]["password-link"].$post()}
      />
    </div>
  )
}
