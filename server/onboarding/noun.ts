import type { Onboarding } from "#domain/onboarding.ts"
import { ownRowNoun } from "../sync/own-row.ts"
import { readStoredOnboarding, storeOnboarding } from "./data.ts"

export const onboardingNoun = ownRowNoun<"onboarding">({
  noun: "onboarding",
  async find(db, userId) {
    const stored = await readStoredOnboarding(db, userId)
    return stored && { version: stored.version, row: stored.answers }
  },
  async store({ db, userId, now, version }, { row }) {
    if (row) await storeOnboarding(db, userId, { version, answers: { ...row, values: row.values as Onboarding } }, now)
  },
})
