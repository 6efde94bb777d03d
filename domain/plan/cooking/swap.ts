import type { Recipe } from "../../recipes/recipe.ts"
import { emptyKitchen, type Kitchen, shareAtHome } from "../at-home/kitchen.ts"
import { lastDinner } from "../at-home/what-is-left.ts"
import { type Household, wishesOfOffers } from "../household.ts"
import { findRecipe, type Library } from "../library.ts"
import { type Dishes, dayAndMeal, type Slot } from "../slots.ts"
import { candidatesByMeal, withoutStandIns } from "../week/candidates.ts"
import { makingsOf } from "../week/makings.ts"
import { placeOf, type Reason, reasonsOf, scoreOf } from "../week/score.ts"

export type Alternative = { recipe: Recipe; reasons: readonly Reason[] }

const alternativesOffered = 3
/** Having all foods at home weighs as many points as a dish that she likes. */
const pointsAtHome = 3
/** For the last dinner, using up what is at home weighs more than any taste. */
const pointsAtEnd = 30

/**
 * Up to three other dishes for a meal: first `ofWhatIsLeft`, then those with the highest scores, with different main
 * foods if possible. A dish scores higher the more of its foods are at home.
 */
export function alternativesFor(
  library: Library,
  household: Household,
  dishes: Dishes,
  slot: Slot,
  before: readonly number[] = [],
  { kitchen = emptyKitchen, ofWhatIsLeft }: { kitchen?: Kitchen; ofWhatIsLeft?: Recipe | undefined } = {},
): Alternative[] {
  const { [slot]: _now, ...left } = dishes
  const place = placeOf(library, slot, left, new Set(before))
  const inWeek = new Set(Object.values(dishes))
  const now = findRecipe(library, dishes[slot])
  const worth = slot === lastDinner ? pointsAtEnd : pointsAtHome
  const builtOn = (recipe: Recipe) => makingsOf(recipe, library.foods).protein
  const wishes = wishesOfOffers(household)
  const candidates = withoutStandIns(
    candidatesByMeal(library, wishes),
    { wishes, likes: household.likes },
    library.foods,
  )
  const ranked = candidates[dayAndMeal(slot).meal]
    .filter(({ id }) => !inWeek.has(id))
    .map((recipe) => ({
      recipe,
      score: scoreOf(recipe, place, household, library) + worth * shareAtHome(recipe, kitchen),
    }))
    .toSorted((a, b) => b.score - a.score || a.recipe.id - b.recipe.id)
  const others = differentFirst(ranked, ({ recipe }) => builtOn(recipe), now && builtOn(now)).map(
    ({ recipe }) => recipe,
  )
  const first = ofWhatIsLeft && !inWeek.has(ofWhatIsLeft.id) ? [ofWhatIsLeft] : []
  return [...first, ...others]
    .slice(0, alternativesOffered)
    .map((recipe) => ({ recipe, reasons: reasonsOf(recipe, place, household, library) }))
}

/**
 * The best dish that she has not yet seen for a meal; after the last, the first one again. Undefined if there is no
 * other.
 */
export function nextAlternative(
  library: Library,
  household: Household,
  dishes: Dishes,
  slot: Slot,
  seen: readonly number[],
  ...others: [before?: readonly number[], { kitchen: Kitchen }?]
): number | undefined {
  const alternatives = alternativesFor(library, household, dishes, slot, ...others).map(({ recipe }) => recipe.id)
  return alternatives.find((id) => !seen.includes(id)) ?? seen[0]
}

function differentFirst<Item>(items: readonly Item[], kindOf: (item: Item) => string, known?: string): Item[] {
  const kinds = new Set(known === undefined ? [] : [known])
  const isNew = items.map((item) => {
    const isFirst = !kinds.has(kindOf(item))
    kinds.add(kindOf(item))
    return isFirst
  })
  return [...items.filter((_, index) => isNew[index]), ...items.filter((_, index) => !isNew[index])]
}
