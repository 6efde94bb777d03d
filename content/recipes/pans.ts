import type { Recipe } from "#domain/recipes/recipe.ts"

/**
 * A pan of 26 to 28 cm holds two servings of fillets, steaks, burgers or omelette side by side, but only one crêpe or
 * toast.
 */
export type InPan = { step: number; servings: number }

const at = (step: number, servings: number): InPan => ({ step, servings })

/**
 * For each recipe, the step (from 1) in which a serving needs its own space on the bottom of the pan, and how many
 * servings fit. A test compares the list with the steps.
 */
const inPan: Readonly<Record<number, InPan>> = {
  2: at(4, 2),
  3: at(3, 2),
  6: at(3, 2),
  7: at(2, 1),
  13: at(2, 2),
  14: at(3, 2),
  22: at(2, 1),
  29: at(2, 1),
  34: at(2, 1),
  45: at(2, 2),
  46: at(2, 1),
  52: at(2, 2),
  65: at(3, 2),
  66: at(2, 2),
  67: at(2, 2),
  75: at(3, 1),
  86: at(2, 2),
  94: at(2, 2),
  203: at(3, 2),
  206: at(3, 2),
  213: at(2, 2),
  214: at(3, 2),
}

/** Returns what needs its own space in the pan of a recipe; undefined if nothing does. */
export function inPanOf({ id }: Pick<Recipe, "id">): InPan | undefined {
  return inPan[id]
}
