/** Moves the focus to the main content without scrolling, for when the pressed control disappears. */
export function focusMain(): boolean {
  const main = document.getElementById("main")
  main?.focus({ preventScroll: true })
  return main !== null
}

/** Tries again as the page changes: a screen that is still suspended brings its main element later. Returns what stops it. */
export function onceThere(focus: () => boolean): () => void {
  if (focus()) return () => {}
  const observer = new MutationObserver(() => focus() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Does so only if the focus is in the element that disappears, or nowhere: a user may have gone on elsewhere. */
export function focusMainFrom(going: Element | null) {
  const { activeElement } = document
  if (activeElement === document.body || going?.contains(activeElement)) focusMain()
}

export function focusMeant(control: HTMLElement | null) {
  control?.focus()
}
