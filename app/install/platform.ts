export function isInstalled(): boolean {
  if (typeof window === "undefined") return false
  return window.matchMedia("(display-mode: standalone)").matches || standaloneOfApple() === true
}

/** A page cannot ask it to install. Other browsers there end in their own name. */
export function isAppleSafari(): boolean {
  return standaloneOfApple() !== undefined && /Version\/[\d.]+( Mobile\/\w+)? Safari\/[\d.]+$/.test(navigator.userAgent)
}

/** Whether this is an iPhone or iPad, where an app is installed behind Share. */
export function isAppleTouch(): boolean {
  return standaloneOfApple() !== undefined
}

/** `standalone` is known only to browsers on iPhone and iPad. */
function standaloneOfApple() {
  return (navigator as { standalone?: boolean }).standalone
}
