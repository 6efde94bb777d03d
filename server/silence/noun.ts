import { ownKey } from "#domain/operations/rows.ts"
import type { Silence } from "#domain/silence.ts"
import { mergeFields, type Timestamped } from "#domain/timestamped.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { readStoredSilence, storeSilence } from "./data.ts"

/** Whether she wishes to read nothing about the baby; the last change wins. */
export const silenceNoun: SyncedNoun = {
  noun: "silence",
  handlers: {
    async silenceSet({ db, userId, at, now, version }, change) {
      const stored = await readStoredSilence(db, userId)
      const before = stored && timestamped(stored.value, stored.changedAt)
      const { values, changedAt } = mergeFields(before ?? undefined, change, at, now.toISOString())
      const value = { isOn: values.isOn ?? false }
      await storeSilence(db, userId, { value, changedAt: changedAt.isOn ?? at, version })
    },
  },
  async read(db, userId, since) {
    const stored = await readStoredSilence(db, userId)
    if (!stored || stored.version <= (since ?? -1)) return []
    return [{ key: ownKey, version: stored.version, row: timestamped(stored.value, stored.changedAt) }]
  },
}

function timestamped(values: Silence, isOnAt: string): Timestamped<Silence> {
  return { values, changedAt: { isOn: isOnAt } }
}
