import { focusMain } from "#app/ui/focus-main.ts"

export function keepFocus(list: HTMLElement | null) {
  const buttons = () => [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])]
  const index = buttons().indexOf(document.activeElement as HTMLElement)
  if (index < 0) return
  setTimeout(() => {
    const left = buttons()
    const next = left[Math.min(index, left.length - 1)]
    if (list?.isConnected && next) next.focus()
    else focusMain()
  })
}
