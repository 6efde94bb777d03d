import { type CoarseCount, coarse } from "./coarse-count.ts"

const step = 5

/**
 * Rounds a count down to a multiple of five. For fewer than five women it only tells "<5". Sums and later reports then
 * do not reveal the exact number.
 */
export function toldCount({ count, women }: { count: number; women: number }): CoarseCount {
  return coarse(women) === "<5" ? "<5" : Math.floor(count / step) * step
}
