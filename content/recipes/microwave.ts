import type { Recipe } from "#domain/recipe.ts"

/** Recipes whose steps warm or cook something in a microwave and name no way without one. */
export const microwaved: ReadonlySet<number> = new Set([
  49, 53, 59, 60, 62, 64, 65, 67, 70, 80, 81, 89, 93, 94, 97, 99, 100, 101, 104, 107, 109,
])
/** And those whose steps name another way: a steamer, a pot, or cold. */
export const eitherWay: ReadonlySet<number> = new Set([23, 26, 83, 116, 119, 207])
/** Boiling water from a kettle is all the heat that it needs. */
const kettled: ReadonlySet<number> = new Set([110])

/** A step that uses a microwave, in any of the languages. */
export function usesMicrowave(step: string): boolean {
  return /micro-?(wave|ondas)/i.test(step)
}

/** All that a recipe heats with, where that is less than a stove. */
export function heatOf({
  id,
  cooking,
}: Pick<Recipe, "id" | "cooking">): "nothing" | "kettle" | "microwave" | undefined {
  if (cooking !== "none") return undefined
  if (kettled.has(id)) return "kettle"
  return microwaved.has(id) || eitherWay.has(id) ? "microwave" : "nothing"
}
