import { isSuitable } from "../exclusions.ts"
import type { HardNights } from "../journey.ts"
import type { Recipe } from "../recipe.ts"
import type { Extras } from "./extras.ts"
import { highest } from "./highest.ts"
import type { Household } from "./household.ts"
import { foodsOf, type Library, recipesOf } from "./library.ts"
import { preparationsNeeded } from "./preparations.ts"
import { type Dishes, type Slot, slotOf, weekDays } from "./slots.ts"

/** Without those that a plate stands in for. */
export function dishesCooked(dishes: Dishes, hardNights: Partial<HardNights> = {}): Dishes {
  const replaced = weekDays.flatMap((day) => (hardNights[day] ?? []).map((meal) => slotOf(day, meal)))
  return Object.fromEntries(Object.entries(dishes).filter(([slot]) => !replaced.includes(slot as Slot)))
}

/** Nobody has boiled one before such a night. */
export function hasBoiledEgg({ ingredients }: Pick<Recipe, "ingredients">): boolean {
  return ingredients.some(({ food }) => food === "egg")
}

/** Without what must be boiled first, where there is other. */
export function readyExtras({ snacks, seconds }: Extras): Extras {
  const ready = snacks.filter((snack) => !hasBoiledEgg(snack))
  return { snacks: ready.length > 0 ? ready : snacks, seconds }
}

/** They need no cooking, nor any the day before where others suit her. A meal without one keeps its dish. */
export function quickPlates(library: Library, { wishes }: Household, dishes: Dishes, meals: readonly Slot[]) {
  const bought = foodsOf(recipesOf(library, dishes))
  const share = ({ ingredients }: Recipe) =>
    ingredients.filter(({ food }) => bought.has(food)).length / ingredients.length
  const isReady = (recipe: Recipe) =>
    !hasBoiledEgg(recipe) && !preparationsNeeded(library, recipe).some(({ isCooked }) => isCooked)
  const plates: Dishes = {}
  for (const slot of meals) {
    const taken = Object.values(plates)
    const left = library.recipes.filter(
      (recipe) => recipe.kind === "quick" && !taken.includes(recipe.id) && isSuitable(recipe, wishes, library.foods),
    )
    const plate = highest(left, (recipe) => (isReady(recipe) ? 2 : 0) + share(recipe))
    if (plate) plates[slot] = plate.id
  }
  return plates
}
