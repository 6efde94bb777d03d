import { useLang } from "./lang.ts"
import { showToast, type ToastMessage } from "./toast.ts"

export function useToast() {
  const lang = useLang()
  return (message: Omit<ToastMessage, "lang">) => showToast({ ...message, lang })
}
