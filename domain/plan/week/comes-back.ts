import type { Appliance } from "../../food/appliance.ts"
import { isSuitable } from "../../food/exclusions.ts"
import { kitchenWish } from "../../food/wish.ts"
import { currentEdition } from "../../journey/journey.ts"
import type { Household } from "../household.ts"
import { findRecipe, type Library } from "../library.ts"
import { type Dishes, slots } from "../slots.ts"
import { standardDishesIn } from "./editions.ts"
import type { Journeying } from "./settled.ts"

/**
 * Returns the dishes of the standard week that her kitchen can make again, now that she no longer lacks the appliances
 * in `lacked`. Later weeks were planned without such dishes, so for them nothing is returned.
 */
export function dishesBack(
  library: Library,
  { wishes }: Pick<Household, "wishes">,
  { week, eaten = [], edition = currentEdition }: Journeying,
  lacked: readonly Appliance[],
): Dishes {
  if (week > 1) return {}
  const standard = standardDishesIn(edition)
  const before = lacked.map(kitchenWish)
  const back = slots.filter((slot) => {
    const recipe = findRecipe(library, standard[slot])
    if (!recipe || eaten.includes(slot) || isSuitable(recipe, before, library.foods)) return false
    return isSuitable(recipe, wishes, library.foods)
  })
  return Object.fromEntries(back.map((slot) => [slot, standard[slot]]))
}
