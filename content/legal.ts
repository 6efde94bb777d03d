/** The versions of the terms and the privacy policy, the oldest first. Dates are YYYY-MM-DD. */
export const legalVersions = [
  { number: 9, date: "2026-11-24", from: "2026-11-24" },
  /**
   * `from` is the earliest day on which a version applies to existing accounts. Each installation gives them at least
   * 30 days' notice.
   */
  { number: 10, date: "2026-11-26", from: "2026-12-27" },
  { number: 11, date: "2026-11-30", from: "2026-12-31" },
] as const

/** The current version of the texts. */
export const legalVersion = legalVersions[2]

/**
 * The hash of the current text in all three languages and of what is stored by kind of data. A changed text needs a new
 * version, unless the current one has never been released.
 */
export const legalDigest = "3dae427847b1ae21"

/**
 * For each consent, the version of its sentence and the hash of its wording in all three languages and of what is
 * stored under it.
 */
export const consentDigests = {
  profile: { version: 1, digest: "9fb8d29abc7a5456" },
  diary: { version: 2, digest: "baec3403c7b984cb" },
  questions: { version: 3, digest: "352e906f77a4a5c2" },
  reminders: { version: 1, digest: "d097ef9f0039ff2c" },
  ratings: { version: 1, digest: "c6d33a95c7115994" },
  visits: { version: 1, digest: "90518b46482b56d7" },
  contact: { version: 1, digest: "0141dc2804547460" },
} as const
