import { useSearchParams } from "react-router"
import { useWords } from "#app/language/use-words.ts"
import { Notice } from "#app/ui/notice.tsx"

/** What became of the confirmation link that brought her here, if one did. */
export function ConfirmationNotice() {
  const t = useWords("login")
  const [query] = useSearchParams()
  if (!query.has("email")) return null
  return query.has("error") ? (
    <Notice>{t("emailLinkInvalid")}</Notice>
  ) : (
    <Notice tone="done">{t("emailConfirmed")}</Notice>
  )
}
