import { announcement } from "#app/ui/announcement.ts"

/** Tells the next page that the onboarding has planned a new week. */
export const newWeek = announcement()

export const deletedAccount = announcement()
