import type { Recipe } from "#domain/recipes/recipe.ts"

/** A pan of 26 to 28 cm: side by side it holds two servings of fillets, steaks, burgers or omelette, and one disc or toast. */
export type InPan = { step: number; servings: number }

const at = (step: number, servings: number): InPan => ({ step, servings })

/** The step, counted from 1, in which a serving needs room of its own on the bottom of the pan. A test reads it in the steps. */
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

/** Undefined of a recipe that needs no such room. */
export function inPanOf({ id }: Pick<Recipe, "id">): InPan | undefined {
  return inPan[id]
}
