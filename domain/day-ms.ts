/** The milliseconds of a day without a clock change. */
export const dayMs = 24 * 60 * 60_000
