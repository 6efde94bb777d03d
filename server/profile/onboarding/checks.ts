import { follow } from "../../reminders/checks.ts"
import type { NounChecks } from "../../sync/noun.ts"

export const onboardingChecks: NounChecks<"onboarding"> = {
  afterwards: {
    /** Notes on the user when she first finished it. By the weeks since the birth the days of short words are known. */
    async onboardingAnswered(context, { answers }) {
      const { db, userId, now } = context
      const hers = db.updateTable("user").set({ onboarded_at: now.toISOString() }).where("id", "=", userId)
      await hers.where("onboarded_at", "is", null).execute()
      if (answers.postpartumWeeks) await follow(context)
    },
  },
}
