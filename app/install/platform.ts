/** Whether this is the installed app, and not a tab of the browser. */
export function isInstalled(): boolean {
  if (typeof window === "undefined") return false
  return window.matchMedia("(display-mode: standalone)").matches || standaloneOfApple() === true
}

/** Safari on iPhone and iPad: it can install, but has no way for a page to ask for it. The others there end in their own name. */
export function isAppleSafari(): boolean {
  return standaloneOfApple() !== undefined && /Version\/[\d.]+( Mobile\/\w+)? Safari\/[\d.]+$/.test(navigator.userAgent)
}

/** Any browser on iPhone and iPad, where what is installed stands behind Share. */
export function isAppleTouch(): boolean {
  return standaloneOfApple() !== undefined
}

/** Only browsers on iPhone and iPad know it. */
function standaloneOfApple() {
  return (navigator as { standalone?: boolean }).standalone
}
