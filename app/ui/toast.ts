import { Toast } from "@base-ui/react/toast"
import { createElement } from "react"

export type ToastKind = "plain" | "destructive"
export type ToastMessage = { title: string; description?: string; kind?: ToastKind; lang?: string }

export const toasts = Toast.createToastManager<{ lang?: string }>()

/** Shows a message for five seconds, in place of the one before it. A destructive one is announced at once. */
export function showToast({ title, description, kind = "plain", lang }: ToastMessage) {
  // The text is announced from a hidden copy as well, which takes its language from here.
  const inLanguage = (text: string) => createElement("span", { lang }, text)
  toasts.add({
    title: inLanguage(title),
    description: description && inLanguage(description),
    type: kind,
    priority: kind === "destructive" ? "high" : "low",
    data: { lang },
  })
}
