import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { showToast } from "#app/ui/toast.ts"

/** Shows that a button's action is not implemented yet. */
export function useNotImplemented() {
  const t = useMessages("unavailable")
  const lang = useLanguageOf("unavailable")
  return () => showToast({ title: t("notImplemented"), description: t("nothingChanged"), lang })
}
