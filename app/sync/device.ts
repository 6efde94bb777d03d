/** The browser's localStorage: synchronous, and shared by its tabs. */
export type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem"> & { keys: () => string[] }

const listeners = new Set<() => void>()

/** Calls the listeners of `onStorageChange` in this tab. */
export function notifyStorageChange() {
  for (const listener of listeners) listener()
}

export const browserStorage: DeviceStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem(key, value) {
    localStorage.setItem(key, value)
    notifyStorageChange()
  },
  removeItem(key) {
    localStorage.removeItem(key)
    notifyStorageChange()
  },
  keys: () => Object.keys(localStorage),
}

/** Calls the listener whenever this tab or another one has changed what is stored. */
export function onStorageChange(listener: () => void) {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

/** The JSON value of a key; null if there is none or it is not JSON. */
export function readJson(storage: DeviceStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? "null")
  } catch {
    return null
  }
}
