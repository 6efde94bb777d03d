import type { Recipe } from "#domain/recipes/recipe.ts"

/** What covers cubes of potato or florets, noodles in a bowl, and pasta (a litre for 100 g), for a serving. */
const [covering, ofPasta] = [500, 800]

/** The water (ml) for a serving that the first step of a recipe brings to the boil. A test reads it in the steps. */
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

/** Undefined where the first step boils none, or so little that more of it takes no longer. */
export function waterMlOf({ id }: Pick<Recipe, "id">): number | undefined {
  return waterMl[id]
}
