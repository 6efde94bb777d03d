import { follow } from "../../reminders/checks.ts"
import type { NounChecks } from "../../sync/noun.ts"

export const onboardingChecks: NounChecks<"onboarding"> = {
  afterwards: {
    /**
     * Records on the user when she first finished onboarding. The weeks since the birth also decide on which days short
     * words come.
     */
    async onboardingAnswered(context, { answers }) {
      const { db, userId, now } = context
      const hers = db.updateTable("user").set({ onboarded_at: now.toISOString() }).where("id", "=", userId)
      await hers.where("onboarded_at", "is", null).execute()
      if (answers.postpartumWeeks) await follow(context)
    },
  },
}
