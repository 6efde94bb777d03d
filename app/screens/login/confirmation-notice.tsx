import { useSearchParams } from "react-router"
import { useWords } from "#app/language/use-words.ts"
import { Notice } from "#app/ui/notice.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"

/** What became of the confirmation link that brought her here, if one did. The page rendered in advance knows no query. */
export function ConfirmationNotice() {
  const t = useWords("login")
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  if (!isHydrated || !query.has("email")) return null
  return query.has("error") ? (
    <Notice>{t("emailLinkInvalid")}</Notice>
  ) : (
    <Notice tone="done">{t("emailConfirmed")}</Notice>
  )
}
