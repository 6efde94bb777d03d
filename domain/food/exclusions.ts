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
 * True if a wish leaves out a food, together with its kin: leaving out fresh sardines also leaves out tinned ones. An
 * unknown food is always left out.
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

/**
 * Tests many foods against all wishes at once, with the same result as `excludes`, because there may be hundreds of
 * wishes.
 */
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

/** The wishes that a dish conflicts with. */
export function wishesAgainst({ ingredients, ways = [] }: Dish, wishes: readonly Wish[], foods: FoodNatures): Wish[] {
  const lacked = lackedFor(ways, lackedBy(wishes))
  return wishes.filter((wish) => {
    const appliance = applianceOfWish(wish)
    return appliance ? lacked.includes(appliance) : ingredients.some(({ food }) => excludes(wish, food, foods))
  })
}

/** True if a dish contains no food that is left out or unknown, and her kitchen has the appliances. */
export function isSuitable({ ingredients, ways = [] }: Dish, wishes: readonly Wish[], foods: FoodNatures): boolean {
  const leavesOut = leavesOutBy(wishes, foods)
  return (
    ingredients.every(({ food }) => own(foods, food) && !leavesOut(food)) &&
    lackedFor(ways, lackedBy(wishes)).length === 0
  )
}

/** The appliances that her kitchen lacks, taken from the wishes. */
export function lackedBy(wishes: readonly Wish[]): Appliance[] {
  return wishes.flatMap((wish) => applianceOfWish(wish) ?? [])
}
