/** It is for where what was pressed disappears; the screen stays where it is. */
export function focusMain() {
  document.getElementById("main")?.focus({ preventScroll: true })
}

/** Whoever has meanwhile gone on elsewhere stays there. */
export function focusMainFrom(going: Element | null) {
  const { activeElement } = document
  if (activeElement === document.body || going?.contains(activeElement)) focusMain()
}

/** It is a ref of what the address leads to. */
export function focusMeant(control: HTMLElement | null) {
  control?.focus()
}
