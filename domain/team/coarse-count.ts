/** Below this number a count of people might tell of somebody. */
const least = 5

export type CoarseCount = number | "<5"

export function coarse(count: number): CoarseCount {
  return count < least ? "<5" : count
}
