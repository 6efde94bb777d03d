import type { Recipe } from "#domain/recipes/recipe.ts"

/**
 * The ml of water for one serving: to cover potato cubes, florets or noodles in a bowl, and for pasta (a litre per 100
 * g).
 */
const [covering, ofPasta] = [500, 800]

/**
 * For each recipe, the ml of water for one serving that its first step brings to the boil. A test checks this in the
 * steps.
 */
const waterMl: Readonly<Record<number, number>> = {
  2: covering,
  6: covering,
  11: ofPasta,
  12: 480,
  14: covering,
  15: ofPasta,
  20: covering,
  21: 600,
  48: 400,
  54: 250,
  55: covering,
  56: 200,
  63: ofPasta,
  71: covering,
  79: covering,
  90: 360,
  92: 480,
  122: covering,
  206: covering,
  212: 480,
  215: ofPasta,
  220: covering,
}

/**
 * Returns the ml of water that the first step boils for each serving; undefined if it boils none, or so little that
 * more servings take no longer.
 */
export function waterMlOf({ id }: Pick<Recipe, "id">): number | undefined {
  return waterMl[id]
}
