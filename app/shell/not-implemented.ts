import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { showToast } from "#app/ui/toast.ts"

/** Says of what a button would do that it is not implemented yet. */
export function useNotImplemented() {
  const t = useWords("unavailable")
  const lang = useLanguageOf("unavailable")
  return () => showToast({ title: t("notImplemented"), description: t("nothingChanged"), lang })
}
