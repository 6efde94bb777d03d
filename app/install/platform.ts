export function isInstalled(): boolean {
  if (typeof window === "undefined") return false
  return window.matchMedia("(display-mode: standalone)").matches || standaloneOfApple() === true
}

/**
 * True in Safari on an iPhone or iPad, which cannot be asked to install the app. Other browsers there end their user
 * agent with their own name.
 */
export function isAppleSafari(): boolean {
  return standaloneOfApple() !== undefined && /Version\/[\d.]+( Mobile\/\w+)? Safari\/[\d.]+$/.test(navigator.userAgent)
}

/** True on an iPhone or iPad, where an app is installed from the Share menu. */
export function isAppleTouch(): boolean {
  return standaloneOfApple() !== undefined
}

/** Only browsers on iPhone and iPad define `standalone`. */
function standaloneOfApple() {
  return (navigator as { standalone?: boolean }).standalone
}
