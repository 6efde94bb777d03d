import { useMessages } from "#app/language/use-messages.ts"
import { useToast } from "#app/ui/toast.ts"

export function useNotImplemented() {
  const t = useMessages("unavailable")
  const showToast = useToast()
  return () => showToast({ title: t("notImplemented"), description: t("nothingChanged") })
}
