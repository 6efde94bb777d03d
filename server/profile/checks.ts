import { ownKey } from "#domain/nouns/noun.ts"
import type { NounChecks } from "../sync/noun.ts"

export const profileChecks: NounChecks<"profile"> = {
  afterwards: {
    /** Stores the profile's name as the user's, with which the app greets her. */
    async profileChanged({ db, userId }, _args, { profile }) {
      const fullName = profile?.[ownKey]?.values.fullName
      if (fullName === undefined) return
      await db.updateTable("user").set({ full_name: fullName }).where("id", "=", userId).execute()
    },
  },
}
