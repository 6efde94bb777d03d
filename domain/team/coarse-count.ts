/** A count of fewer people than this might reveal something about one of them. */
const least = 5

export type CoarseCount = number | "<5"

export function coarse(count: number): CoarseCount {
  return count < least ? "<5" : count
}
