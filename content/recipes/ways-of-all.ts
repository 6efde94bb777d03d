import type { Ways } from "#domain/food/appliance.ts"

/** The ways to make something whose parts have ways of their own: every combination of them. */
export function waysOfAll(parts: readonly Ways[]): Ways {
  return parts.reduce<Ways>((made, ways) => made.flatMap((one) => ways.map((other) => [...one, ...other])), [[]])
}
