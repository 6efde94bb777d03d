import { fieldErrors } from "#domain/field-errors.ts"
import { type Profile, profileSchema } from "#domain/profile.ts"
import { appError } from "../errors.ts"
import { ownRowNoun } from "../sync/own-row.ts"
import { readStoredProfile, storeProfile } from "./data.ts"

/** Her profile, merged field by field; the first save must have every field. */
export const profileNoun = ownRowNoun<"profile">({
  noun: "profile",
  async find(db, userId) {
    const stored = await readStoredProfile(db, userId)
    return stored && { version: stored.version, row: stored.profile }
  },
  check(_context, { before, row }) {
    // Fields stored under earlier rules are left alone while she changes others.
    const whole = before ? undefined : profileSchema.safeParse(row?.values)
    if (whole?.error) throw appError("INVALID_INPUT", { fields: fieldErrors(whole.error) })
  },
  async store({ db, userId, now, version }, { row }) {
    if (row) await storeProfile(db, userId, { version, profile: { ...row, values: row.values as Profile } }, now)
  },
})
