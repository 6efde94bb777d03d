import { type Appliance, lackedFor, type Ways } from "./appliance.ts"
import type { Allergen, FoodKey, FoodNature, FoodNatures } from "./food.ts"
import type { Ingredient } from "./recipe.ts"
import { applianceOfWish, foodOfWeekWish, foodOfWish, type Wish } from "./wish.ts"

type Leaves = (food: FoodNature) => boolean

const byEating: Partial<Record<Wish, Leaves>> = {
  lactose: ({ allergens, traits }) => allergens.includes("milk") && !traits.includes("lactoseFree"),
  vegan: ({ diet }) => diet !== "vegan",
  vegetarian: ({ diet }) => diet === "fish" || diet === "meat",
  noMeat: ({ diet }) => diet === "meat",
  noRedMeat: ({ traits }) => traits.includes("redMeat"),
  noPork: ({ traits }) => traits.includes("pork"),
}

/** With its kin: fresh sardines with tinned ones. An unknown food is always left out. */
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

type Dish = { ingredients: readonly Ingredient[]; ways?: Ways }

/** The wishes that a dish goes against. */
export function wishesAgainst({ ingredients, ways = [] }: Dish, wishes: readonly Wish[], foods: FoodNatures): Wish[] {
  const lacked = lackedFor(ways, lackedBy(wishes))
  return wishes.filter((wish) => {
    const appliance = applianceOfWish(wish)
    return appliance ? lacked.includes(appliance) : ingredients.some(({ food }) => excludes(wish, food, foods))
  })
}

/** No food is left out or unknown, and her kitchen has what it takes. */
export function isSuitable({ ingredients, ways = [] }: Dish, wishes: readonly Wish[], foods: FoodNatures): boolean {
  return (
    ingredients.every(({ food }) => foods[food] && !wishes.some((wish) => excludes(wish, food, foods))) &&
    lackedFor(ways, lackedBy(wishes)).length === 0
  )
}

/** What her kitchen lacks. */
export function lackedBy(wishes: readonly Wish[]): Appliance[] {
  return wishes.flatMap((wish) => applianceOfWish(wish) ?? [])
}
