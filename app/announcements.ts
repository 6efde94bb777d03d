import { announcement } from "#app/ui/announcement.ts"

/** Her first questions are answered. */
export const newWeek = announcement()

export const deletedAccount = announcement()
