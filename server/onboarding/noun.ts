import { emptyOnboarding, type Onboarding } from "#domain/onboarding.ts"
import { ownKey } from "#domain/operations/rows.ts"
import { mergeFields } from "#domain/timestamped.ts"
import { requireConsent } from "../consent/data.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { readStoredOnboarding, storeOnboarding } from "./data.ts"

/** Her answers before her first day, merged answer by answer. None is required. */
export const onboardingNoun: SyncedNoun = {
  noun: "onboarding",
  handlers: {
    async onboardingAnswered({ db, userId, at, now, version }, { answers: changes }) {
      await requireConsent(db, userId, "profile")
      const stored = await readStoredOnboarding(db, userId)
      const { values, changedAt } = mergeFields<Onboarding>(stored?.answers, changes, at, now.toISOString())
      const answers = { values: { ...emptyOnboarding, ...values }, changedAt }
      await storeOnboarding(db, userId, { version, answers }, now)
    },
  },
  async read(db, userId, since) {
    const stored = await readStoredOnboarding(db, userId)
    if (!stored || stored.version <= (since ?? -1)) return []
    return [{ key: ownKey, version: stored.version, row: stored.answers }]
  },
}
