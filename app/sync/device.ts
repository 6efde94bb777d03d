/** Where a device stores what is hers: the browser's localStorage, written at once, and shared by its tabs. */
export type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem"> & { keys: () => string[] }

const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

export const browserStorage: DeviceStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem(key, value) {
    localStorage.setItem(key, value)
    notify()
  },
  removeItem(key) {
    localStorage.removeItem(key)
    notify()
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

/** What stands under a key as JSON; null when there is none, or when it is not JSON. */
export function readJson(storage: DeviceStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? "null")
  } catch {
    return null
  }
}
