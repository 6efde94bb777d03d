import type { Allergen, FoodKey, FoodNature, FoodNatures } from "./food.ts"
import type { Ingredient } from "./recipe.ts"
import { foodOfWeekWish, foodOfWish, type Wish } from "./wish.ts"

type Leaves = (food: FoodNature) => boolean

const byEating: Partial<Record<Wish, Leaves>> = {
  lactose: ({ allergens, traits }) => allergens.includes("milk") && !traits.includes("lactoseFree"),
  vegan: ({ diet }) => diet !== "vegan",
  vegetarian: ({ diet }) => diet === "fish" || diet === "meat",
  noMeat: ({ diet }) => diet === "meat",
  noRedMeat: ({ traits }) => traits.includes("redMeat"),
  noPork: ({ traits }) => traits.includes("pork"),
}

/** Whether a wish leaves a food out, together with its kin: fresh sardines with tinned ones. An unknown food is always left out. */
export function excludes(wish: Wish, key: FoodKey, foods: FoodNatures): boolean {
  const food = foods[key]
  if (!food) return true
  const ofWeek = foodOfWeekWish(wish)
  if (ofWeek !== undefined) return key === ofWeek
  const named = foodOfWish(wish)
  if (named) return namesOf(named, foods).some((name) => namesOf(key, foods).includes(name))
  return byEating[wish]?.(food) ?? food.allergens.includes(wish as Allergen)
}

function namesOf(key: FoodKey, foods: FoodNatures): readonly FoodKey[] {
  return [key, ...(foods[key]?.kin ?? [])]
}

/** The wishes that a dish goes against; empty when she can eat it. */
export function wishesAgainst(
  dish: { ingredients: readonly Ingredient[] },
  wishes: readonly Wish[],
  foods: FoodNatures,
) {
  return wishes.filter((wish) => dish.ingredients.some(({ food }) => excludes(wish, food, foods)))
}

/** Whether nothing in a dish is left out by her wishes, and every food in it is known. */
export function isSuitable(dish: { ingredients: readonly Ingredient[] }, wishes: readonly Wish[], foods: FoodNatures) {
  return dish.ingredients.every(({ food }) => foods[food] && !wishes.some((wish) => excludes(wish, food, foods)))
}
