export function isInstalled(): boolean {
  if (typeof window === "undefined") return false
  return window.matchMedia("(display-mode: standalone)").matches || standaloneOfApple() === true
}

/** A page cannot ask it to install. Other browsers there end in their own name. */
export function isAppleSafari(): boolean {
  return standaloneOfApple() !== undefined && /Version\/[\d.]+( Mobile\/\w+)? Safari\/[\d.]+$/.test(navigator.userAgent)
}

/** On iPhone and iPad an app is installed behind Share. */
export function isAppleTouch(): boolean {
  return standaloneOfApple() !== undefined
}

/** Only browsers on iPhone and iPad know it. */
function standaloneOfApple() {
  return (navigator as { standalone?: boolean }).standalone
}
