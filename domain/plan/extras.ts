import { isSuitable } from "../exclusions.ts"
import { nutritionOf, type Recipe, type Snack } from "../recipe.ts"
import type { Wish } from "../wish.ts"
import { highest } from "./highest.ts"
import { foodsOf, type Library } from "./library.ts"

type Brought = { energyKcal: number; proteinG: number }
const known = new WeakMap<object, Brought>()

function broughtBy(dish: Pick<Recipe, "ingredients">, foods: Library["foods"]): Brought {
  const brought = known.get(dish) ?? nutritionOf(dish, foods)
  known.set(dish, brought)
  return brought
}

/** What is eaten beside the three meals. The first snack is the day's smart snack. */
export type Extras = { snacks: readonly Snack[]; seconds: readonly Snack[] }

/** A day shown in full: clinical facts, sections 2 (protein of a breastfeeding mother of 55 kg) and g (energy). */
export const enoughToEat = { energyKcal: 1800, energyMaxKcal: 2200, proteinG: 65 }
const snacksMin = 2
const snacksMax = 4
const secondsMax = 3

/** Enough for a week in which no two days have the same. */
const snacksOfWeek = 9

/**
 * The snacks and second helpings of a week that nothing she told leaves out: the smart snack first, then those that are
 * made of what the dishes need anyway.
 */
export function suitableExtras(library: Library, wishes: readonly Wish[], dishes: readonly Recipe[]): Extras {
  const { snacks, seconds, foods } = library
  const bought = foodsOf(dishes)
  const missing = ({ ingredients }: Snack) => ingredients.filter(({ food }) => !bought.has(food)).length
  const suitable = (all: readonly Snack[]) => all.filter((snack) => isSuitable(snack, wishes, foods))
  const [smart, ...others] = suitable(snacks)
  const nearest = others.toSorted((a, b) => missing(a) - missing(b)).slice(0, snacksOfWeek - 1)
  return { snacks: smart ? [smart, ...nearest] : [], seconds: suitable(seconds) }
}

/**
 * Two to four snacks and second helpings, so that with the meals the day has enough energy and protein. Nothing of it is
 * ever shown as a total.
 */
export function extrasOf({ foods }: Library, choice: Extras, meals: readonly Recipe[], day: number): Extras {
  const { snacks, seconds } = choice
  const eaten = meals.map((meal) => broughtBy(meal, foods))
  let energyKcal = eaten.reduce((sum, it) => sum + it.energyKcal, 0)
  let proteinG = eaten.reduce((sum, it) => sum + it.proteinG, 0)
  const chosen: Extras & { snacks: Snack[]; seconds: Snack[] } = { snacks: [], seconds: [] }

  function add(to: "snacks" | "seconds", snack: Snack) {
    const brought = broughtBy(snack, foods)
    energyKcal += brought.energyKcal
    proteinG += brought.proteinG
    chosen[to].push(snack)
  }

  /** The next of a list, from a place that moves with the day, that brings what is still missing. */
  function next(list: readonly Snack[], taken: readonly Snack[], needed: number): Snack | undefined {
    const turned = list.map((_, index) => list[(index + day * 3) % list.length] as Snack)
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
