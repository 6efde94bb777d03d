import type { NounChecks } from "../../sync/noun.ts"

export const onboardingChecks: NounChecks<"onboarding"> = {
  afterwards: {
    /** Notes on the user when she first finished it. */
    async onboardingAnswered({ db, userId, now }) {
      const hers = db.updateTable("user").set({ onboarded_at: now.toISOString() }).where("id", "=", userId)
      await hers.where("onboarded_at", "is", null).execute()
    },
  },
}
