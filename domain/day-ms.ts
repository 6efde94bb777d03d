/** In milliseconds, without clock changes. */
export const dayMs = 24 * 60 * 60_000
