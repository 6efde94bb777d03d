import { useSyncExternalStore } from "react"
import { useSearchParams } from "react-router"
import { useWords } from "#app/language/use-words.ts"
import { Notice } from "#app/ui/notice.tsx"

const neverChanges = () => () => {}

/** What became of the confirmation link that brought her here, if one did. */
export function ConfirmationNotice() {
  const t = useWords("login")
  const [query] = useSearchParams()
  // The prerendered page knows no query: the notice comes after hydration.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!isHydrated || !query.has("email")) return null
  return query.has("error") ? (
    <Notice>{t("emailLinkInvalid")}</Notice>
  ) : (
    <Notice tone="done">{t("emailConfirmed")}</Notice>
  )
}
