import { isSuitable } from "../../food/exclusions.ts"
import type { FoodKey } from "../../food/food.ts"
import type { Wish } from "../../food/wish.ts"
import { currentEdition } from "../../journey/journey.ts"
import { type Ingredient, nutritionOf, type Recipe, type Snack } from "../../recipes/recipe.ts"
import { isCookedAhead, preparationsNeeded } from "../cooking/preparations.ts"
import { highest } from "../highest.ts"
import type { Household } from "../household.ts"
import { foodsOf, type Library, type Preparation, recipesOf } from "../library.ts"
import { type Dishes, slots } from "../slots.ts"
import { hasStandIn } from "./candidates.ts"
import { hasSecondsOfTheDay, hasShortList, hasStandInsOnWish, standardDishesIn } from "./editions.ts"
import { hasPulses } from "./makings.ts"

/** Extras are snacks and second helpings; the first snack is the smart snack of the checklist. */
export type Extras = { snacks: readonly Snack[]; seconds: readonly Snack[] }

/**
 * From this edition on, extras need nothing that is not cooked for that day, and rarely offer pulses twice on a day.
 */
const extrasOfTheDaySince = 8
const hasExtrasOfTheDay = (edition: number) => edition >= extrasOfTheDaySince

/** The number of snacks from which each day chooses. */
const snacksOfWeek = 9
/** The number of snacks for a short shopping list, the fewest that still leave each day a choice. */
const snacksOfShortList = 5
const secondsOfShortList = 3
const leastOfShortList = { snacks: 2, seconds: 1 }
const standardMost = slots.length / 2

type Dish = Pick<Recipe, "ingredients">

/**
 * Returns the choices to try in order: first the few for which least must be bought, finally all. Standard weeks of
 * earlier editions choose from all.
 */
export function choicesOfWeek(
  library: Library,
  household: Pick<Household, "wishes" | "likes">,
  dishes: Dishes,
  edition = currentEdition,
  beside: readonly Ingredient[] = [],
): readonly Extras[] {
  const recipes = [...recipesOf(library, dishes), { ingredients: beside }]
  const { foods } = library
  const isAsked = (snack: Snack) => !hasStandInsOnWish(edition) || !hasStandIn(snack, household, foods)
  const all = suitableExtras(library, household.wishes, recipes, isAsked)
  const worth: Worth = hasExtrasOfTheDay(edition) ? lessWithPulses(foods) : () => 0
  if (hasShortList(edition))
    return [fewExtras(all, recipes, worth, leastOfShortList), fewExtras(all, recipes, worth), all]
  const former = standardDishesIn(edition)
  const standard = slots.filter((slot) => dishes[slot] === former[slot])
  return standard.length > standardMost ? [all] : [fewExtras(all, recipes, worth), all]
}

function suitableExtras(
  library: Library,
  wishes: readonly Wish[],
  dishes: readonly Dish[],
  isAsked: (snack: Snack) => boolean,
): Extras {
  const { snacks, seconds, foods } = library
  const bought = foodsOf(dishes)
  const suitable = (all: readonly Snack[]) => all.filter((snack) => isSuitable(snack, wishes, foods) && isAsked(snack))
  const [smart, ...others] = suitable(snacks)
  const nearest = others.toSorted((a, b) => missing(a, bought) - missing(b, bought)).slice(0, snacksOfWeek - 1)
  return { snacks: smart ? [smart, ...nearest] : [], seconds: suitable(seconds) }
}

/** How much a snack is worth beside those already chosen, measured in foods that need not be bought. */
type Worth = (snack: Snack, chosen: readonly Snack[]) => number

/** A second snack of pulses costs as much as one more food to buy, because most tins of a week were for snacks. */
function lessWithPulses(foods: Library["foods"]): Worth {
  return (snack, chosen) => (hasPulses(snack, foods) && chosen.some((each) => hasPulses(each, foods)) ? -1 : 0)
}

/** Chooses the few extras for which least must be bought, so that a list only gets shorter. */
function fewExtras(
  { snacks: [smart, ...others], seconds }: Extras,
  dishes: readonly Dish[],
  worth: Worth,
  least: { snacks?: number; seconds?: number } = {},
): Extras {
  const bought = new Set(foodsOf(smart ? [...dishes, smart] : dishes))
  const few = { seconds: nearestOf(seconds, secondsOfShortList, bought, worth, least.seconds) }
  const further = () => nearestOf(others, snacksOfShortList - 1, bought, worth, least.snacks)
  return { ...few, snacks: smart ? [smart, ...further()] : [] }
}

/**
 * Chooses up to `count` extras, each time the one with the highest worth after the foods that must be bought for it are
 * deducted. Beyond `least`, it takes only extras for which nothing more must be bought.
 */
function nearestOf(all: readonly Snack[], count: number, bought: Set<FoodKey>, worth: Worth, least = count): Snack[] {
  const chosen: Snack[] = []
  for (let left = all; left.length > 0 && chosen.length < count; ) {
    const nearest = highest(left, (snack) => worth(snack, chosen) - missing(snack, bought)) as Snack
    if (chosen.length >= least && missing(nearest, bought) > 0) break
    chosen.push(nearest)
    for (const { food } of nearest.ingredients) bought.add(food)
    left = left.filter((snack) => snack !== nearest)
  }
  return chosen
}

function missing({ ingredients }: Snack, bought: ReadonlySet<FoodKey>): number {
  return ingredients.filter(({ food }) => !bought.has(food)).length
}

/** What a full day must provide. The protein is that for a breastfeeding mother of 55 kg. */
export const enoughToEat = { energyKcal: 1800, energyMaxKcal: 2200, proteinG: 65 }
/** `day` is 1–7. */
type Day = { day: number; edition: number; wishes: readonly Wish[] }
const snacksMin = 2
const snacksMax = 4
const secondsMax = 3
const furtherEachDay = 3

/** The extras of a day, two to four, from the first choice that gives enough energy and protein, else from the last. */
export function extrasOf(library: Library, choices: readonly Extras[], meals: readonly Recipe[], on: Day): Extras {
  const offered = choices.map((choice) => chosenOf(library, thereOn(library, choice, meals, on), meals, on))
  const isEnough = ({ snacks, seconds }: Extras) => {
    const eaten = [...meals, ...snacks, ...seconds].map((dish) => broughtBy(dish, library.foods))
    return sumOf(eaten, "energyKcal") >= enoughToEat.energyKcal && sumOf(eaten, "proteinG") >= enoughToEat.proteinG
  }
  return offered.find(isEnough) ?? (offered.at(-1) as Extras)
}

/** The extras whose cooked ingredients are available on the day. */
function thereOn(library: Library, choice: Extras, meals: readonly Recipe[], { edition, wishes }: Day): Extras {
  const { snacks, seconds } = choice
  if (!hasExtrasOfTheDay(edition))
    return hasSecondsOfTheDay(edition) ? { snacks, seconds: seconds.filter(thereBeside(library, meals)) } : choice
  // True if the snack shares a food with the preparation for a meal of the day, because only then the food is cooked
  // that day anyway.
  const isFor = (snack: Snack, meal: Recipe, preparation: Preparation) =>
    preparationsNeeded(library, meal).includes(preparation) &&
    preparation.foods.some((food) => foodsOf([meal]).has(food) && foodsOf([snack]).has(food))
  const isThere = (snack: Snack) =>
    isCookedAhead(library, wishes, snack, (preparation) => meals.some((meal) => isFor(snack, meal, preparation)))
  return { snacks: snacks.filter(isThere), seconds: seconds.filter(isThere) }
}

/** A food that is cooked ahead is available for a second helping if a meal of the day contains it. */
function thereBeside({ preparations }: Library, meals: readonly Recipe[]): (second: Snack) => boolean {
  const served = foodsOf(meals)
  const cookedAhead = new Set(preparations.flatMap(({ foods }) => foods))
  return ({ ingredients }) => ingredients.every(({ food }) => served.has(food) || !cookedAhead.has(food))
}

function sumOf(eaten: readonly Brought[], what: keyof Brought): number {
  return eaten.reduce((sum, it) => sum + it[what], 0)
}

function chosenOf({ foods }: Library, choice: Extras, meals: readonly Recipe[], { day, edition }: Day): Extras {
  const { snacks, seconds } = choice
  const eaten = meals.map((meal) => broughtBy(meal, foods))
  let energyKcal = sumOf(eaten, "energyKcal")
  let proteinG = sumOf(eaten, "proteinG")
  const chosen: Extras & { snacks: Snack[]; seconds: Snack[] } = { snacks: [], seconds: [] }

  function add(to: "snacks" | "seconds", snack: Snack) {
    const brought = broughtBy(snack, foods)
    energyKcal += brought.energyKcal
    proteinG += brought.proteinG
    chosen[to].push(snack)
  }

  function next(list: readonly Snack[], taken: readonly Snack[], needed: number): Snack | undefined {
    // Each day begins three snacks further in the list. In a list whose length is a multiple of three, most snacks
    // would then never come first, so there each day begins only one snack further.
    const further = hasShortList(edition) && list.length % furtherEachDay === 0 ? 1 : furtherEachDay
    const turned = list.map((_, index) => list[(index + day * further) % list.length] as Snack)
    const fits = turned.filter((snack) => {
      return !taken.includes(snack) && energyKcal + broughtBy(snack, foods).energyKcal <= enoughToEat.energyMaxKcal
    })
    const isDull = (snack: Snack) => hasExtrasOfTheDay(edition) && hasPulses(snack, foods) && hasHadPulses()
    const others = fits.filter((snack) => !isDull(snack))
    const density = (snack: Snack) => broughtBy(snack, foods).proteinG / broughtBy(snack, foods).energyKcal
    const isEnough = (snack: Snack) => density(snack) >= needed
    return others.find(isEnough) ?? fits.find(isEnough) ?? highest(fits, density)
  }

  if (snacks[0]) add("snacks", snacks[0])
  while (chosen.snacks.length < snacksMin || isMissing()) {
    const needed = Math.max(0, enoughToEat.proteinG - proteinG) / Math.max(250, enoughToEat.energyKcal - energyKcal)
    const canSnack = chosen.snacks.length < snacksMax
    const isSecond =
      chosen.snacks.length >= snacksMin && chosen.seconds.length < Math.min(secondsMax, chosen.snacks.length - 1)
    const second = isSecond || !canSnack ? next(seconds, chosen.seconds, needed) : undefined
    const snack = canSnack ? next(snacks, chosen.snacks, needed) : undefined
    if (second && chosen.seconds.length < secondsMax) add("seconds", second)
    else if (snack) add("snacks", snack)
    else break
  }
  return chosen

  function hasHadPulses() {
    return [...meals, ...chosen.snacks, ...chosen.seconds].some((dish) => hasPulses(dish, foods))
  }

  function isMissing() {
    return energyKcal < enoughToEat.energyKcal || proteinG < enoughToEat.proteinG
  }
}

type Brought = { energyKcal: number; proteinG: number }
const known = new WeakMap<object, Brought>()

function broughtBy(dish: Pick<Recipe, "ingredients">, foods: Library["foods"]): Brought {
  const brought = known.get(dish) ?? nutritionOf(dish, foods)
  known.set(dish, brought)
  return brought
}
