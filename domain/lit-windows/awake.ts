/**
 * The mothers who are awake are counted in periods of this many ms. Only the count of the previous period is shown, so
 * that nobody sees another person come or go.
 */
export const countedForMs = 10 * 60_000
/** In installations with fewer mothers active in the last week nothing is shown, because they could be identified. */
export const activeLeast = 30
/** Accounts younger than this many days do not count, so that creating accounts to find out about others takes long. */
export const accountDaysLeast = 7

const firstStep = 5
const steps = [1, 2, 4, 10]

/** What a server process has counted in one period; it does not contain who was counted. */
export type Counted = { period: number; count: number }

/** The number of the period that contains a moment. */
export function periodOf(moment: Date): number {
  return Math.floor(moment.getTime() / countedForMs)
}

/** Rounds down to 5, 10, 20, 50, 100, 200, 500 and so on; 0 below 5. */
export function roundedDown(count: number): number {
  if (count < firstStep) return 0
  const decade = firstStep * 10 ** Math.floor(Math.log10(count / firstStep))
  return decade * (steps.findLast((step) => decade * step <= count) ?? 1)
}
