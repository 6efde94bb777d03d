import { own } from "../own.ts"
import type { Ingredient } from "../recipes/recipe.ts"
import { type Appliance, lackedFor, type Ways } from "./appliance.ts"
import type { Allergen, FoodKey, FoodNature, FoodNatures } from "./food.ts"
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

/**
 * Whether a wish leaves out a food, with its kin: fresh sardines with tinned ones. An unknown food is always left
 * out.
 */
export function excludes(wish: Wish, key: FoodKey, foods: FoodNatures): boolean {
  const food = own(foods, key)
  if (!food) return true
  const ofWeek = foodOfWeekWish(wish)
  if (ofWeek !== undefined) return key === ofWeek
  const named = foodOfWish(wish)
  if (named) return namesOf(named, foods).some((name) => namesOf(key, foods).includes(name))
  return own(byEating, wish)?.(food) ?? food.allergens.includes(wish as Allergen)
}

const rememberedFor = new WeakMap<readonly Wish[], { foods: FoodNatures; leavesOut: (food: FoodKey) => boolean }>()

/** The same as `excludes` with any of them, for many foods: there may be hundreds of wishes. */
function leavesOutBy(wishes: readonly Wish[], foods: FoodNatures) {
  const remembered = rememberedFor.get(wishes)
  if (remembered?.foods === foods) return remembered.leavesOut
  const named = new Set(wishes.flatMap((wish) => foodOfWish(wish) ?? []).flatMap((food) => namesOf(food, foods)))
  const others = wishes.filter((wish) => foodOfWish(wish) === undefined)
  const leavesOut = (food: FoodKey) =>
    namesOf(food, foods).some((name) => named.has(name)) || others.some((wish) => excludes(wish, food, foods))
  rememberedFor.set(wishes, { foods, leavesOut })
  return leavesOut
}

function namesOf(key: FoodKey, foods: FoodNatures): readonly FoodKey[] {
  return [key, ...(own(foods, key)?.kin ?? [])]
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
  const leavesOut = leavesOutBy(wishes, foods)
  return (
    ingredients.every(({ food }) => own(foods, food) && !leavesOut(food)) &&
    lackedFor(ways, lackedBy(wishes)).length === 0
  )
}

/** The appliances that her kitchen lacks. */
export function lackedBy(wishes: readonly Wish[]): Appliance[] {
  return wishes.flatMap((wish) => applianceOfWish(wish) ?? [])
}
