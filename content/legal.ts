/** The versions of the terms and the privacy policy, the oldest first; dates are YYYY-MM-DD. */
export const legalVersions = [
  { number: 9, date: "2026-11-24", from: "2026-11-24" },
  /** `from`: the earliest day on which it applies to accounts from before it. Each installation gives them 30 days at least. */
  { number: 10, date: "2026-11-26", from: "2026-12-27" },
] as const

/** What the texts are now. */
export const legalVersion = legalVersions[1]

/** The hash of that text in the three languages: another text is another version, unless this one has never been released. */
export const legalDigest = "9f878bea69921e4d"
