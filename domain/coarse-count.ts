/** Below it a count of people might tell of somebody. */
const least = 5

/** A count of people as the operator sees it. */
export type CoarseCount = number | "<5"

export function coarse(count: number): CoarseCount {
  return count < least ? "<5" : count
}
