import { ownRowNoun } from "../sync/own-row.ts"
import { readStoredProfile, storeProfile } from "./data.ts"

export const profileNoun = ownRowNoun<"profile">({
  noun: "profile",
  async find(db, userId) {
    const stored = await readStoredProfile(db, userId)
    return stored && { version: stored.version, row: stored.profile }
  },
  async store({ db, userId, now, version }, { row }) {
    if (row) await storeProfile(db, userId, { version, profile: row }, now)
  },
})
