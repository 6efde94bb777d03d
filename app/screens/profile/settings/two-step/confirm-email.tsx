import { api } from "#app/api.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { MailLink } from "../mail-link.tsx"

export function ConfirmEmail({ why }: { why: string }) {
  const t = useMessages("details")
  return (
    <>
      <p className="rounded-md bg-note-soft px-4 py-3">{why}</p>
      <MailLink
        label={t("twoStepConfirmEmail")}
        sent={t("twoStepConfirmSent")}
        send={() => api.auth["two-step"]["confirm-email"].$post()}
      />
    </>
  )
}
