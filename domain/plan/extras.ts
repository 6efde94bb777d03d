import type { Recipe, Snack } from "../recipe.ts"
import { type Brought, broughtBy } from "./brought.ts"
import { hasSecondsOfTheDay, hasShortList } from "./editions.ts"
import { highest } from "./highest.ts"
import { foodsOf, type Library } from "./library.ts"

/** The first snack is the smart snack. */
export type Extras = { snacks: readonly Snack[]; seconds: readonly Snack[] }

/** A day shown in full: clinical facts, sections 2 (protein of a breastfeeding mother of 55 kg) and g (energy). */
export const enoughToEat = { energyKcal: 1800, energyMaxKcal: 2200, proteinG: 65 }
/** A day (1–7) of a week, and the edition by which it is read. */
type Day = { day: number; edition: number }
const snacksMin = 2
const snacksMax = 4
const secondsMax = 3
const furtherEachDay = 3

/**
 * Two to four extras, from the first choice that brings enough energy and protein, else the last. Never shown as a
 * total.
 */
export function extrasOf(library: Library, choices: readonly Extras[], meals: readonly Recipe[], on: Day): Extras {
  const isThere = hasSecondsOfTheDay(on.edition) ? thereBeside(library, meals) : () => true
  const offered = choices.map(({ snacks, seconds }) =>
    chosenOf(library, { snacks, seconds: seconds.filter(isThere) }, meals, on),
  )
  const isEnough = ({ snacks, seconds }: Extras) => {
    const eaten = [...meals, ...snacks, ...seconds].map((dish) => broughtBy(dish, library.foods))
    return sumOf(eaten, "energyKcal") >= enoughToEat.energyKcal && sumOf(eaten, "proteinG") >= enoughToEat.proteinG
  }
  return offered.find(isEnough) ?? (offered.at(-1) as Extras)
}

/** What is cooked ahead is there for a second helping where a meal of the day has it. */
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
    // A list of three would begin with the same each day.
    const further = hasShortList(edition) && list.length % furtherEachDay === 0 ? 1 : furtherEachDay
    const turned = list.map((_, index) => list[(index + day * further) % list.length] as Snack)
    const fits = turned.filter((snack) => {
      return !taken.includes(snack) && energyKcal + broughtBy(snack, foods).energyKcal <= enoughToEat.energyMaxKcal
    })
    const density = (snack: Snack) => broughtBy(snack, foods).proteinG / broughtBy(snack, foods).energyKcal
    return fits.find((snack) => density(snack) >= needed) ?? highest(fits, density)
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

  function isMissing() {
    return energyKcal < enoughToEat.energyKcal || proteinG < enoughToEat.proteinG
  }
}
