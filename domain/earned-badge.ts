/** A whole journey's badge stays with the journey. */
export const storedBadges = ["water", "sleep", "mind"] as const
export type StoredBadge = (typeof storedBadges)[number]

/** The calendar date (YYYY-MM-DD) on which a badge was earned. */
export type EarnedBadge = { earnedOn: string }
