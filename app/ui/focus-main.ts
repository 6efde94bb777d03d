/** Moves the focus to the main content without scrolling, for when the pressed control disappears. */
export function focusMain() {
  document.getElementById("main")?.focus({ preventScroll: true })
}

/** Does so only if the focus is in the element that disappears, or nowhere: a user may have gone on elsewhere. */
export function focusMainFrom(going: Element | null) {
  const { activeElement } = document
  if (activeElement === document.body || going?.contains(activeElement)) focusMain()
}

export function focusMeant(control: HTMLElement | null) {
  control?.focus()
}
