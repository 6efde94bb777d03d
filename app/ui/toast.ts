import { Toast } from "@base-ui/react/toast"
import { useLang } from "./lang.ts"

type ToastKind = "plain" | "destructive"
export type ToastMessage = {
  title: string
  description?: string
  kind?: ToastKind
  lang?: string
  action?: { label: string; onPress: () => void }
  /** True if the toast stays until she closes it or another one is shown. */
  stays?: boolean
}

export const toasts = Toast.createToastManager<{ lang?: string }>()

let failureId: string | null = null
/** The id of the last toast that has no button and reports no failure. */
let plainId: string | null = null

/**
 * Screen readers announce a destructive toast at once. A plain one without an action is not shown while an element with
 * `data-holds-toasts` is on the page.
 */
export function showToast({ title, description, kind = "plain", lang, action, stays }: ToastMessage) {
  toasts.close()
  if (kind === "plain" && !action && document.querySelector("[data-holds-toasts]")) return
  const id = toasts.add({
    title,
    description,
    type: kind,
    data: { lang },
    ...(stays && { timeout: 0 }),
    ...(action && { actionProps: { children: action.label, onClick: () => press(action) } }),
  })
  failureId = kind === "destructive" ? id : null
  plainId = kind === "plain" && !action ? id : null
}

function press({ onPress }: NonNullable<ToastMessage["action"]>) {
  toasts.close()
  onPress()
}

export function closeToasts() {
  toasts.close()
  failureId = null
}

/** Closes a plain toast at her next tap: she has seen it, and it may cover what she is going to press. */
export function closeIfSeen() {
  if (plainId !== null) toasts.close(plainId)
  plainId = null
}

/** Closes the toast of a failure that has been resolved. */
export function closeFailure() {
  if (failureId !== null) toasts.close(failureId)
  failureId = null
}

export function useToast() {
  const lang = useLang()
  return (message: Omit<ToastMessage, "lang">) => showToast({ ...message, lang })
}
