import { excludes, wishesAgainst } from "./exclusions.ts"
import type { FoodKey, FoodNatures } from "./food.ts"
import type { KnownLeftOut } from "./marked-text.ts"
import type { Recipe } from "./recipe.ts"
import { foodOfWeekWish, type Wish } from "./wish.ts"

/** What the texts of the product name: every food that is known, groups of foods, and dishes. */
export type Nameable = {
  natures: FoodNatures
  /** "bread": the foods that count as it. */
  groups: Readonly<Record<string, readonly FoodKey[]>>
  recipes: readonly Pick<Recipe, "id" | "ingredients" | "ways">[]
}

/**
 * What she leaves out, by the names that passages are marked with. A group goes when she can eat nothing of it: who has
 * told of a lactose intolerance still reads of bread, and who dislikes black beans of beans. One with a food that is not for
 * this week goes when nothing else of it is in the week, whose foods are `inWeek`.
 */
export function leftOutBy(
  wishes: readonly Wish[],
  { natures, groups, recipes }: Nameable,
  inWeek?: ReadonlySet<FoodKey>,
): KnownLeftOut {
  const struck = new Set(wishes.map(foodOfWeekWish))
  const namedBy = (keys: readonly FoodKey[]) =>
    inWeek && keys.some((key) => struck.has(key)) ? keys.filter((key) => struck.has(key) || inWeek.has(key)) : keys

  const singles = Object.keys(natures).map((key) => [key, [key]] as const)
  const foods = [...singles, ...Object.entries(groups)].flatMap(([name, keys]) => {
    const against = namedBy(keys).map((key) => wishes.filter((wish) => excludes(wish, key, natures)))
    return against.every((each) => each.length > 0) ? [[name, [...new Set(against.flat())]] as const] : []
  })
  const dishes = recipes.flatMap((recipe) => {
    const against = wishesAgainst(recipe, wishes, natures)
    return against.length > 0 ? [[String(recipe.id), against] as const] : []
  })
  return new Map([...foods, ...dishes])
}
