import type { Appliance, Ways } from "#domain/appliance.ts"

/** How something can be made of which each part has its own ways. One that takes more than another is left out. */
export function waysOfAll(parts: readonly Ways[]): Ways {
  const together = parts.reduce<Ways>(
    (made, ways) => made.flatMap((one) => ways.map((other) => [...new Set([...one, ...other])])),
    [[]],
  )
  return together.filter(
    (way, index) => !together.some((other, at) => at !== index && isWithin(other, way, at < index)),
  )
}

function isWithin(one: readonly Appliance[], way: readonly Appliance[], isFirst: boolean): boolean {
  return one.every((each) => way.includes(each)) && (one.length < way.length || isFirst)
}
