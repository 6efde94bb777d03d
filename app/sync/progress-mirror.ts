import type { DeviceStorage } from "#app/storage/device.ts"
import { createParsed } from "#app/storage/parsed.ts"
import { currentJourney, progressOf } from "#domain/journey/journey.ts"
import type { Store } from "./store.ts"

type Mirrored = { value: unknown; changedAt: string; waiting: boolean }

const progressKey = (userId: string) => `florescer:kept:${userId}:progress`

export function createProgressMirror(storage: DeviceStorage, store: Store) {
  const record = createParsed(storage, progressKey(store.userId), (value) => value as Mirrored | null)

  return () => {
    const { rows, isUnknown } = store.read()
    if (isUnknown) return
    const value = progressOf(currentJourney(Object.values(rows.journeys)))
    if (JSON.stringify(record.read()?.value) === JSON.stringify(value)) return
    record.write({ value, changedAt: new Date().toISOString(), waiting: false })
  }
}
