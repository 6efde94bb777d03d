/** What a message may call for, the most pressing first. */
export const redFlags = ["harm-to-baby", "self-harm", "violence", "emergency", "same-day"] as const
export type RedFlag = (typeof redFlags)[number]

/** The card at once; or first a gentle question, whether she and the baby are safe. */
export const concernLevels = ["urgent", "check"] as const
export type Concern = { level: (typeof concernLevels)[number]; kind: RedFlag }
