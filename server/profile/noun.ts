import { fieldErrors } from "#domain/field-errors.ts"
import { ownKey } from "#domain/operations/rows.ts"
import { type Profile, profileSchema } from "#domain/profile.ts"
import { mergeFields } from "#domain/timestamped.ts"
import { requireConsent } from "../consent/data.ts"
import { appError } from "../errors.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { readStoredProfile, storeProfile } from "./data.ts"

/** Her profile, merged field by field; the first save must have every field. */
export const profileNoun: SyncedNoun = {
  noun: "profile",
  handlers: {
    async profileChanged({ db, userId, at, now, version }, { fields }) {
      await requireConsent(db, userId, "profile")
      const stored = await readStoredProfile(db, userId)
      const { values: changed, changedAt } = mergeFields<Profile>(stored?.profile, fields, at, now.toISOString())
      // Fields stored under earlier rules are left alone while she changes others.
      const values = stored ? { ...stored.profile.values, ...changed } : requireWhole(changed)
      await storeProfile(db, userId, { version, profile: { values, changedAt } }, now)
    },
  },
  async read(db, userId, since) {
    const stored = await readStoredProfile(db, userId)
    if (!stored || stored.version <= (since ?? -1)) return []
    return [{ key: ownKey, version: stored.version, row: stored.profile }]
  },
}

function requireWhole(fields: Partial<Profile>): Profile {
  const whole = profileSchema.safeParse(fields)
  if (!whole.success) throw appError("INVALID_INPUT", { fields: fieldErrors(whole.error) })
  return whole.data
}
