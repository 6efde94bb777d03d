/** A whole journey's badge stays with the journey. */
export const storedBadges = ["water", "sleep", "mind"] as const
export type StoredBadge = (typeof storedBadges)[number]

/** `earnedOn`: YYYY-MM-DD. */
export type EarnedBadge = { earnedOn: string }
