import { useMessages } from "#app/language/use-messages.ts"
import { SilenceSwitch } from "#app/silence/silence-switch.tsx"
import { ChangePassword } from "./change-password.tsx"
import { Consents } from "./consents.tsx"
import { DeleteAccount } from "./delete-account.tsx"
import { DownloadData } from "./download-data.tsx"
import { UnfoldingRow } from "./unfolding-row.tsx"

/** What the privacy policy promises: she sees, takes along and deletes her data by herself. */
export function YourData() {
  const t = useMessages("profile")
  return (
    <section aria-labelledby="your-data" className="flex flex-col gap-2">
      <h2 id="your-data" tabIndex={-1} className="outline-none">
        {t("yourData")}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        <DownloadData />
        <Consents />
        <div id="silence" className="scroll-mt-20 py-2">
          <SilenceSwitch />
        </div>
        <UnfoldingRow title={t("changePassword")} text={t("changePasswordText")}>
          <ChangePassword />
        </UnfoldingRow>
        <UnfoldingRow title={t("deleteAccount")} text={t("deleteAccountText")}>
          <DeleteAccount />
        </UnfoldingRow>
      </div>
    </section>
  )
}
