import type { KnownLeftOut } from "../marked-text.ts"
import type { Recipe } from "../recipes/recipe.ts"
import { excludes, wishesAgainst } from "./exclusions.ts"
import type { FoodKey, FoodNatures } from "./food.ts"
import { foodOfWeekWish, type Wish } from "./wish.ts"

export type Nameable = {
  natures: FoodNatures
  groups: Readonly<Record<string, readonly FoodKey[]>>
  recipes: readonly Pick<Recipe, "id" | "ingredients" | "ways">[]
}

/**
 * Maps every food, group and dish that she leaves out to the wishes behind it. A group is left out if she can eat
 * nothing of it or, with a food avoided this week, if nothing else of it is in `inWeek`.
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
