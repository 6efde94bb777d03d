/** Dried spices, which are not among the ingredients of a recipe. */
export const spices = ["cumin", "paprika", "oregano", "turmeric", "cinnamon"] as const
export type Spice = (typeof spices)[number]

/** The recipes and snacks whose steps name each spice in every language; a test compares this with the steps. */
const namedIn: Readonly<Record<Spice, readonly (number | string)[]>> = {
  cumin: [8, 48, 49, 50, 53, 57, 58, 59, 60, 77, 78, 85, 98, 112, 115, 208, "s8"],
  paprika: [8, 49, 57, 59, 61, 75, 80, 91, 115, 120, 208, "s7"],
  oregano: [52, 54, 96, "s16"],
  turmeric: [42, 48, 51, 78],
  cinnamon: [1, 10, 22, 24, 118, "s10", "s13", "s25"],
}

/** The spices that the steps of some recipes and snacks name. */
export function spicesOf(dishes: readonly { id: number | string }[]): Spice[] {
  return spices.filter((spice) => dishes.some(({ id }) => namedIn[spice].includes(id)))
}
