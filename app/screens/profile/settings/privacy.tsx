import { NumbersSwitch } from "#app/evolution/numbers/numbers-switch.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useHideLitWindows, useLitWindowsHidden } from "#app/lit-windows/use-lit-windows-hidden.ts"
import { optional } from "#app/optional.tsx"
import { SilenceSwitch } from "#app/privacy/silence/silence-switch.tsx"
import { Switch } from "#app/ui/switch.tsx"
import { retention } from "#domain/privacy/retention.ts"
import { Consents } from "./consents.tsx"
import { DeleteAccount } from "./delete-account.tsx"
import { DiscreetMode } from "./discreet.tsx"
import { DownloadData } from "./download-data.tsx"
import { Rows, UnfoldingRow } from "./rows.tsx"

const Contact = optional(() => import("./contact.tsx"))
const LazyBringIn = optional(() => import("./bring-in/bring-in.tsx"))

/** Shows the settings that the privacy policy promises. */
export function Privacy() {
  const t = useMessages("details")
  return (
    <>
      <Rows id="shown" heading={t("shown")}>
        <DiscreetMode />
        <div id="numbers" className="scroll-mt-20 py-2">
          <NumbersSwitch />
        </div>
        <div id="silence" className="scroll-mt-20 py-2">
          <SilenceSwitch />
        </div>
        <div id="lit-windows" className="scroll-mt-20 py-2">
          <LitWindowsSwitch />
        </div>
      </Rows>
      <Rows id="your-data" heading={t("yourData")}>
        <Consents />
        <Contact />
        <DownloadData />
        <UnfoldingRow id="bring-in" title={t("bringIn")} text={t("bringInText")}>
          <LazyBringIn />
        </UnfoldingRow>
        <UnfoldingRow title={t("deleteAccount")} text={t("deleteAccountText")}>
          <DeleteAccount />
        </UnfoldingRow>
      </Rows>
      <p className="text-ink-soft text-sm">{t("idleNote", retention)}</p>
    </>
  )
}

function LitWindowsSwitch() {
  const t = useMessages("details")
  const isHidden = useLitWindowsHidden()
  const hide = useHideLitWindows()
  return (
    <Switch
      label={t("litWindows")}
      description={t("litWindowsText")}
      checked={!isHidden}
      onChange={(isShown) => hide(!isShown)}
    />
  )
}
