import { type CoarseCount, coarse } from "./coarse-count.ts"

const step = 5

/** Of fewer than five women nothing is told, and else fives, rounded down, so that no sum or later report tells the rest. */
export function toldCount({ count, women }: { count: number; women: number }): CoarseCount {
  return coarse(women) === "<5" ? "<5" : Math.floor(count / step) * step
}
