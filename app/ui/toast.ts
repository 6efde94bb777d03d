import { Toast } from "@base-ui/react/toast"

type ToastKind = "plain" | "destructive"
export type ToastMessage = { title: string; description?: string; kind?: ToastKind; lang?: string }

export const toasts = Toast.createToastManager<{ lang?: string }>()

/** Shows a message for five seconds, in place of the one before it. A destructive one is announced at once. */
export function showToast({ title, description, kind = "plain", lang }: ToastMessage) {
  toasts.close()
  toasts.add({
    title,
    description,
    type: kind,
    data: { lang },
  })
}
