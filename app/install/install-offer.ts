import { useSyncExternalStore } from "react"

declare global {
  interface Window {
    /**
     * The browser's own event by which the app can offer installation, kept by hold-offer.js; only Chromium sends it.
     */
    installOffer?: Event & { prompt: () => Promise<unknown> }
  }
}

const listeners = new Set<() => void>()

export function useCanInstall(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.installOffer !== undefined,
    () => false,
  )
}

/** An offer can be used only once, whatever she answers. */
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
