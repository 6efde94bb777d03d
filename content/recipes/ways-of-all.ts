import type { Ways } from "#domain/food/appliance.ts"

/** How something can be made of which each part has its own ways. */
export function waysOfAll(parts: readonly Ways[]): Ways {
  return parts.reduce<Ways>((made, ways) => made.flatMap((one) => ways.map((other) => [...one, ...other])), [[]])
}
