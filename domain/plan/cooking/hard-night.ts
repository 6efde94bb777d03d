import { isSuitable } from "../../food/exclusions.ts"
import type { FoodKey } from "../../food/food.ts"
import type { HardNights } from "../../journey/journey.ts"
import type { Recipe } from "../../recipes/recipe.ts"
import { emptyKitchen, type Kitchen, standingOf, weightyFoods } from "../at-home/kitchen.ts"
import { highest } from "../highest.ts"
import { type Household, wishesOfOffers } from "../household.ts"
import { foodsOf, type Library, recipesOf } from "../library.ts"
import { type Dishes, type Slot, slotOf, weekDays } from "../slots.ts"
import type { Extras } from "../week/extras.ts"
import { preparationsNeeded } from "./preparations.ts"

/** The dishes without those that a quick plate replaces. */
export function dishesCooked(dishes: Dishes, hardNights: Partial<HardNights> = {}): Dishes {
  const replaced = weekDays.flatMap((day) => (hardNights[day] ?? []).map((meal) => slotOf(day, meal)))
  return Object.fromEntries(Object.entries(dishes).filter(([slot]) => !replaced.includes(slot as Slot)))
}

/** True if a plate needs a boiled egg, which nobody has prepared before a hard night. */
export function hasBoiledEgg({ ingredients }: Pick<Recipe, "ingredients">): boolean {
  return ingredients.some(({ food }) => food === "egg")
}

function isBlended({ ways }: Pick<Recipe, "ways">): boolean {
  return ways.some((way) => way.includes("blender"))
}

/** The extras without snacks that must be boiled or blended, if any others remain. */
export function readyExtras({ snacks, seconds }: Extras): Extras {
  const ready = snacks.filter((snack) => !hasBoiledEgg(snack) && !isBlended(snack))
  return { snacks: ready.length > 0 ? ready : snacks, seconds }
}

/**
 * Chooses quick plates for meals after a hard night. They need no cooking and, if she can eat any such, no preparation
 * the day before. What is at home comes first, then what most kitchens have; something that is gone is chosen only if
 * nothing else is left. A plate is repeated rather than replaced by one that must be prepared. A meal without a plate
 * keeps its dish.
 */
export function quickPlates(
  library: Library,
  household: Household,
  dishes: Dishes,
  meals: readonly Slot[],
  kitchen: Kitchen = emptyKitchen,
) {
  const bought = foodsOf(recipesOf(library, dishes))
  const wishes = wishesOfOffers(household)
  const rank = library.plainThings.flatMap(({ ingredients }) => ingredients.map(({ food }) => food))
  const isReadyAtOnce = (recipe: Recipe) =>
    !hasBoiledEgg(recipe) &&
    preparationsNeeded(library, recipe).every(({ key, isCooked }) => !isCooked || kitchen.ahead.has(key))
  const worthOf = (recipe: Recipe) => {
    const foods = weightyFoods(recipe)
    const isReady = isReadyAtOnce(recipe)
    const standings = foods.map((food) => standingOf(kitchen, food).standing)
    if (isReady && standings.every((standing) => standing === "atHome" || standing === "probably")) return 4
    // Plates are ranked by how common their rarest food is in kitchens.
    const last = Math.max(...foods.map((food) => (rank.includes(food) ? rank.indexOf(food) : Number.POSITIVE_INFINITY)))
    const isPlain = isReady && Number.isFinite(last) && !standings.includes("gone")
    if (isPlain) return 3 - last / rank.length
    const share = foods.filter((food) => bought.has(food)).length / foods.length
    return isReady ? 1 + share : share
  }
  const isGone = (food: FoodKey) => standingOf(kitchen, food).standing === "gone"
  const isThere = (recipe: Recipe) => !weightyFoods(recipe).some(isGone)
  const suitable = library.recipes.filter(
    (recipe) => recipe.kind === "quick" && isSuitable(recipe, wishes, library.foods),
  )
  const plates: Dishes = {}
  for (const slot of meals) {
    const taken = suitable.filter(({ id }) => Object.values(plates).includes(id))
    const left = suitable.filter((recipe) => !taken.includes(recipe))
    const there = left.filter(isThere)
    const fresh = highest(there.length > 0 ? there : left, worthOf)
    const again = taken.find((recipe) => isThere(recipe) && isReadyAtOnce(recipe))
    const plate = fresh && isThere(fresh) && isReadyAtOnce(fresh) ? fresh : (again ?? fresh)
    if (plate) plates[slot] = plate.id
  }
  return plates
}
