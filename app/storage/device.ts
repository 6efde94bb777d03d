import { type BrowserStorage, browserStorage } from "#app/storage/browser-storage.ts"

export type DeviceStorage = BrowserStorage

const listeners = new Set<() => void>()

export function notifyStorageChange() {
  for (const listener of listeners) listener()
}

export const deviceStorage: DeviceStorage = {
  ...browserStorage,
  setItem(key, value) {
    const isKept = browserStorage.setItem(key, value)
    if (isKept) notifyStorageChange()
    return isKept
  },
  removeItem(key) {
    browserStorage.removeItem(key)
    notifyStorageChange()
  },
}

/** Calls the listener when this tab or another one changes stored data. Returns a function that stops this. */
export function onStorageChange(listener: () => void) {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

export function readJson(storage: DeviceStorage, key: string): unknown {
  return parseJson(storage.getItem(key))
}

export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null")
  } catch {
    return null
  }
}
