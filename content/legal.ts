/** The version of the terms and the privacy policy that the texts are now, and its date: YYYY-MM-DD. */
export const legalVersion = { number: 10, date: "2026-11-26" }
