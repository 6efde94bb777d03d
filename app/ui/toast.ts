import { Toast } from "@base-ui/react/toast"

type ToastKind = "plain" | "destructive"
export type ToastMessage = {
  title: string
  description?: string
  kind?: ToastKind
  lang?: string
  /** What can be done about it while it stands. */
  action?: { label: string; onPress: () => void }
}

export const toasts = Toast.createToastManager<{ lang?: string }>()

let failureId: string | null = null

/** Shows a message for five seconds, in place of the one before it. A destructive one is announced at once. */
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

/** For what succeeds without a message of its own, or is tried again: the failure before it no longer holds. */
export function closeFailure() {
  if (failureId !== null) toasts.close(failureId)
  failureId = null
}
