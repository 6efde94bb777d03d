import { useSyncExternalStore } from "react"

declare global {
  interface Window {
    /** The browser's own question, which hold-offer.js has kept. Only Chromium asks one. */
    installOffer?: Event & { prompt: () => Promise<unknown> }
  }
}

const listeners = new Set<() => void>()

/** Whether this browser can install the app by one tap, now. */
export function useCanInstall(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.installOffer !== undefined,
    () => false,
  )
}

/** Has the browser ask, and waits for her answer. Whatever it is, an offer counts once. */
export async function install() {
  await window.installOffer?.prompt().catch(() => {})
  forgetOffer()
}

function forgetOffer() {
  window.installOffer = undefined
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  window.addEventListener("beforeinstallprompt", listener)
  window.addEventListener("appinstalled", forgetOffer)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("beforeinstallprompt", listener)
    window.removeEventListener("appinstalled", forgetOffer)
  }
}
