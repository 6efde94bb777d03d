/** How long one count lasts, in ms. The count of the one before is told, so nobody sees another come or go. */
export const countedForMs = 10 * 60_000
/** Fewer mothers of an installation than this, active in the last week, would be too few to hide among. */
export const activeLeast = 30
/** Accounts younger than this, in days, do not count: whoever makes accounts to find out about others waits long. */
export const accountDaysLeast = 7

const firstStep = 5
const steps = [1, 2, 4, 10]

/** What a process has counted in one period, without whom. */
export type Counted = { period: number; count: number }

/** The number of the period in which a moment lies. */
export function periodOf(moment: Date): number {
  return Math.floor(moment.getTime() / countedForMs)
}

/** Rounded down to 5, 10, 20, 50, 100, 200, 500 and so on; 0 below the first of them. */
export function roundedDown(count: number): number {
  if (count < firstStep) return 0
  const decade = firstStep * 10 ** Math.floor(Math.log10(count / firstStep))
  return decade * (steps.findLast((step) => decade * step <= count) ?? 1)
}
