import { type DeviceStorage, readJson } from "#app/storage/device.ts"
import { currentJourney, progressOf } from "#domain/journey.ts"
import type { Store } from "./store.ts"

const progressKey = (userId: string) => `florescer:kept:${userId}:progress`

export function mirrorProgress(storage: DeviceStorage, store: Store) {
  const { rows, isUnknown } = store.read()
  if (isUnknown) return
  const journey = currentJourney(Object.values(rows.journeys))
  const value = progressOf(journey)
  const key = progressKey(store.userId)
  const shown = readJson(storage, key) as { value?: unknown } | null
  if (JSON.stringify(shown?.value) === JSON.stringify(value)) return
  storage.setItem(key, JSON.stringify({ value, changedAt: new Date().toISOString(), waiting: false }))
}
