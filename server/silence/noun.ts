import { ownRowNoun } from "../sync/own-row.ts"
import { readStoredSilence, storeSilence } from "./data.ts"

export const silenceNoun = ownRowNoun<"silence">({
  noun: "silence",
  async find(db, userId) {
    const stored = await readStoredSilence(db, userId)
    return stored && { version: stored.version, row: { values: stored.value, changedAt: { isOn: stored.changedAt } } }
  },
  async store({ db, userId, at, version }, { row }) {
    const value = { isOn: row?.values.isOn ?? false }
    await storeSilence(db, userId, { value, changedAt: row?.changedAt.isOn ?? at, version })
  },
})
