import { announcement } from "#app/ui/announcement.ts"

/** Announced when her first questions are answered and a new week is planned. */
export const newWeek = announcement()

export const deletedAccount = announcement()
