/** It is for when the pressed control disappears; nothing scrolls. */
export function focusMain() {
  document.getElementById("main")?.focus({ preventScroll: true })
}

/** Whoever has meanwhile gone on elsewhere stays there. */
export function focusMainFrom(going: Element | null) {
  const { activeElement } = document
  if (activeElement === document.body || going?.contains(activeElement)) focusMain()
}

export function focusMeant(control: HTMLElement | null) {
  control?.focus()
}
