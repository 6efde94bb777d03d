/** The badge for a whole journey is not listed, because the journey itself proves it. */
export const storedBadges = ["water", "sleep", "mind"] as const
export type StoredBadge = (typeof storedBadges)[number]

/** `earnedOn` is YYYY-MM-DD. */
export type EarnedBadge = { earnedOn: string }
