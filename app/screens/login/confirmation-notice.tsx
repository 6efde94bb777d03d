import { useSearchParams } from "react-router"
import { useWords } from "#app/language/use-words.ts"
import { Notice } from "#app/ui/notice.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"

/** What became of the confirmation link that brought her here, if one did. The page rendered in advance knows no query. */
export function ConfirmationNotice() {
  const t = useWords("login")
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const outcome = isHydrated ? query.get("email") : null
  if (outcome === "confirmed") return <Notice tone="done">{t("emailConfirmed")}</Notice>
  if (outcome === "other-browser") return <Notice>{t("emailOtherBrowser")}</Notice>
  if (outcome === "link-invalid") return <Notice>{t("emailLinkInvalid")}</Notice>
  return null
}
