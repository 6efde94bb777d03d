import { follow } from "../../reminders/checks.ts"
import type { NounChecks } from "../../sync/noun.ts"

export const onboardingChecks: NounChecks<"onboarding"> = {
  afterwards: {
    /**
     * Records when the user first finished onboarding. If she gave the weeks since the birth, her reminders are
     * computed again, because the days of short words follow from it.
     */
    async onboardingAnswered(context, { answers }) {
      const { db, userId, now } = context
      const hers = db.updateTable("user").set({ onboarded_at: now.toISOString() }).where("id", "=", userId)
      await hers.where("onboarded_at", "is", null).execute()
      if (answers.postpartumWeeks) await follow(context)
    },
  },
}
