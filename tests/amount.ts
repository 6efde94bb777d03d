/** `npm run test:full` tries all cases of a property, on both databases; `npm test` as many as find the same faults. */
export const isFull = process.env.FLORESCER_TEST_FULL === "true"

/** Where the databases do the same: `npm run test:full` tries both. */
export const databases = isFull ? (["sqlite", "postgres"] as const) : (["sqlite"] as const)

export function amount(few: number, all: number): number {
  return isFull ? all : few
}

/**
 * Takes cases that differ only by a language, a country or a number: all of them in the full run, and in `npm test`
 * those at the given places.
 */
export function some<Case>(cases: readonly Case[], ...places: number[]): readonly Case[] {
  return isFull ? cases : cases.filter((_, place) => places.includes(place))
}
