import { useLang } from "./lang.ts"
import { showToast, type ToastMessage } from "./toast.ts"

/** Shows toasts in the language of where it is called. */
export function useToast() {
  const lang = useLang()
  return (message: Omit<ToastMessage, "lang">) => showToast({ ...message, lang })
}
