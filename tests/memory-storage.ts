import type { DeviceStorage } from "#app/storage/device.ts"

/** A device's storage in memory; while it is full, it takes nothing that is longer than what it has. */
export function createMemoryStorage() {
  const records = new Map<string, string>()
  const device = { isFull: false }
  const storage: DeviceStorage = {
    getItem: (key) => records.get(key) ?? null,
    setItem(key, value) {
      const isLonger = value.length > (records.get(key)?.length ?? 0)
      if (device.isFull && isLonger) return false
      records.set(key, value)
      return true
    },
    removeItem: (key) => void records.delete(key),
    keys: () => [...records.keys()],
  }
  return { storage, device }
}

/** The same as the browser itself has it: full, it throws. */
export function asInBrowser(storage: DeviceStorage) {
  return {
    ...storage,
    setItem(key: string, value: string) {
      if (!storage.setItem(key, value)) throw new DOMException("There is no room left.", "QuotaExceededError")
    },
  }
}
