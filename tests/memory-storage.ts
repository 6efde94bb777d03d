import type { DeviceStorage } from "#app/sync/device.ts"

/** A device's storage in memory; while it is full, it takes nothing that is longer than what it has. */
export function createMemoryStorage() {
  const records = new Map<string, string>()
  const device = { isFull: false }
  const storage: DeviceStorage = {
    getItem: (key) => records.get(key) ?? null,
    setItem(key, value) {
      const isLonger = value.length > (records.get(key)?.length ?? 0)
      if (device.isFull && isLonger) throw new DOMException("There is no room left.", "QuotaExceededError")
      records.set(key, value)
    },
    removeItem: (key) => void records.delete(key),
    keys: () => [...records.keys()],
  }
  return { storage, device }
}
