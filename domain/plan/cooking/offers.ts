import { isSuitable } from "../../food/exclusions.ts"
import type { FoodKey } from "../../food/food.ts"
import type { Snack } from "../../recipes/recipe.ts"
import { doubtedFoods, type Kitchen, type LeftDish, standingOf, weightyFoods } from "../at-home/kitchen.ts"
import { type Household, wishesOfOffers } from "../household.ts"
import type { Library } from "../library.ts"
import { hasBoiledEgg } from "./hard-night.ts"
import { isCookedAhead } from "./preparations.ts"

/** "plain" means that nothing says it is at home, but most kitchens have it. */
export type Offer = ({ snack: Snack; dish?: never } | { snack?: never; dish: LeftDish }) & {
  standing: "atHome" | "probably" | "plain"
  /** Foods that may not be at home (see `doubtedFoods`). */
  doubted: readonly FoodKey[]
}

const plainOffered = 3

/**
 * What she can eat now, the best first: ready food at home, leftover dishes, what is made in minutes, and finally plain
 * things.
 */
export function offersNow(library: Library, household: Household, kitchen: Kitchen): Offer[] {
  const wishes = wishesOfOffers(household)
  const suits = (dish: Parameters<typeof isSuitable>[0]) => isSuitable(dish, wishes, library.foods)
  const there = [...library.plainThings, ...library.snacks]
    .filter((snack) => suits(snack) && isMadeAtOnce(library, household, kitchen, snack))
    .flatMap((snack) => offerOf(snack, kitchen) ?? [])
  const left = kitchen.dishes.filter(({ recipe }) => suits(recipe))
  const dishes = left.map((dish): Offer => ({ dish, standing: "probably", doubted: [] }))
  const plain = library.plainThings
    .filter(suits)
    .slice(0, plainOffered)
    .filter(({ ingredients }) => ingredients.every(({ food }) => standingOf(kitchen, food).standing === "unknown"))
    .map((snack): Offer => ({ snack, standing: "plain", doubted: doubtedFoods(snack, kitchen) }))
  const [ready, made] = [there.filter(({ snack }) => snack?.isReady), there.filter(({ snack }) => !snack?.isReady)]
  return [...ready.toSorted(surest), ...dishes, ...made.toSorted(surest), ...plain]
}

function surest(one: Offer, other: Offer): number {
  return Number(one.standing !== "atHome") - Number(other.standing !== "atHome")
}

/** Returns the offer of a snack; undefined if one of its foods is not known to be at home. */
function offerOf(snack: Snack, kitchen: Kitchen): Offer | undefined {
  const standings = weightyFoods(snack).map((food) => standingOf(kitchen, food).standing)
  if (standings.some((standing) => standing === "unknown" || standing === "gone")) return undefined
  if (snack.ingredients.some(({ food }) => standingOf(kitchen, food).standing === "gone")) return undefined
  const standing = standings.includes("probably") ? "probably" : "atHome"
  return { snack, standing, doubted: doubtedFoods(snack, kitchen) }
}

/** True if nothing must be boiled or blended for a snack, apart from what was cooked ahead or comes out of a tin. */
function isMadeAtOnce(library: Library, { wishes }: Household, { ahead }: Kitchen, snack: Snack): boolean {
  if (hasBoiledEgg(snack) || snack.ways.every((way) => way.includes("blender"))) return false
  return isCookedAhead(library, wishes, snack, ({ key }) => ahead.has(key))
}
