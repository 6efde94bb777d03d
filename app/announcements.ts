import { announcement } from "#app/ui/announcement.ts"

/** Announced after the onboarding, when a new week is planned. */
export const newWeek = announcement()

export const deletedAccount = announcement()
