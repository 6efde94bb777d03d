import { Toast } from "@base-ui/react/toast"
import { useLang } from "./lang.ts"

type ToastKind = "plain" | "destructive"
export type ToastMessage = {
  title: string
  description?: string
  kind?: ToastKind
  lang?: string
  action?: { label: string; onPress: () => void }
}

export const toasts = Toast.createToastManager<{ lang?: string }>()

let failureId: string | null = null

/** A destructive one is announced at once. */
export function showToast({ title, description, kind = "plain", lang, action }: ToastMessage) {
  toasts.close()
  const id = toasts.add({
    title,
    description,
    type: kind,
    data: { lang },
    ...(action && { actionProps: { children: action.label, onClick: () => press(action) } }),
  })
  failureId = kind === "destructive" ? id : null
}

function press({ onPress }: NonNullable<ToastMessage["action"]>) {
  toasts.close()
  onPress()
}

/** The failure before no longer holds. */
export function closeFailure() {
  if (failureId !== null) toasts.close(failureId)
  failureId = null
}

export function useToast() {
  const lang = useLang()
  return (message: Omit<ToastMessage, "lang">) => showToast({ ...message, lang })
}
