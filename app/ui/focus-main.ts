/** Moves the focus to the screen where what was pressed disappears with the press; the screen stays where it is. */
export function focusMain() {
  document.getElementById("main")?.focus({ preventScroll: true })
}
