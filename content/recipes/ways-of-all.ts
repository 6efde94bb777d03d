import type { Ways } from "#domain/food/appliance.ts"

/**
 * Returns all combinations of the ways to make each part of something, for example of a dish and of what is cooked for
 * it the day before.
 */
export function waysOfAll(parts: readonly Ways[]): Ways {
  return parts.reduce<Ways>((made, ways) => made.flatMap((one) => ways.map((other) => [...one, ...other])), [[]])
}
