import * as z from "zod/mini"

/** The short code that hides the app on one device: four to six digits. */
export const discreetCodeSchema = z.string().check(z.regex(/^\d{4,6}$/))

const freeTries = 4
const firstPauseMs = 5000
const longestPauseMs = 15 * 60_000

/** How long to wait after so many wrong codes in a row, in milliseconds: nothing at first, then twice as long each time. */
export function pauseAfter(wrongTries: number): number {
  if (wrongTries <= freeTries) return 0
  return Math.min(firstPauseMs * 2 ** (wrongTries - freeTries - 1), longestPauseMs)
}

/** How long is still to wait, in milliseconds; a clock that was put back does not prolong it beyond the pause itself. */
export function pauseLeft({ count, at }: { count: number; at: number }, now: number): number {
  const pause = pauseAfter(count)
  return Math.max(0, Math.min(pause, at + pause - now))
}
