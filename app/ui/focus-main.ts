/** Moves the focus to the main content without scrolling, for a pressed control that disappears. */
export function focusMain(): boolean {
  const main = document.getElementById("main")
  main?.focus({ preventScroll: true })
  return main !== null
}

/**
 * Repeats the attempt whenever the page changes, because a suspended screen renders its main element later. Returns a
 * function that stops the attempts.
 */
export function onceThere(focus: () => boolean): () => void {
  if (focus()) return () => {}
  const observer = new MutationObserver(() => focus() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Moves the focus only if it is in the element that disappears, or nowhere, because the user may have moved on. */
export function focusMainFrom(going: Element | null) {
  const { activeElement } = document
  if (activeElement === document.body || going?.contains(activeElement)) focusMain()
}

export function focusMeant(control: HTMLElement | null) {
  control?.focus()
}
