import { isSuitable } from "../../../food/exclusions.ts"
import type { FoodKey } from "../../../food/food.ts"
import { programmeDays } from "../../../journey/progress.ts"
import { type Ingredient, meals, type Recipe } from "../../../recipes/recipe.ts"
import type { Household } from "../../household.ts"
import { type Library, recipeOf } from "../../library.ts"
import { type Dishes, type Slot, slots } from "../../slots.ts"
import { scatter, scatteredFrom } from "../scatter.ts"
import { type Entry, entryReader } from "./entry.ts"
import { type MayRepeat, repeatGuard } from "./repeats.ts"
import { cookedIn, type Tally, tallyOf } from "./tally.ts"

/** The usual number of changes that are tried. More of them find hardly a better week. */
const steps = 10_000
const stepsMost = 2 * steps
const worseAtFirst = 100
const exchangeEvery = 5
const forTwoEvery = 3

export type SearchIn = {
  library: Library
  household: Household
  candidates: Readonly<Record<(typeof meals)[number], readonly Recipe[]>>
  before: ReadonlySet<number>
  /** The basket is for everybody who eats. */
  basket: readonly Ingredient[]
  bought: ReadonlySet<FoodKey>
  week: number
  countsPriceByLine: boolean
  mayRepeat: MayRepeat
}

/**
 * Improves a week in a limited number of steps, with whole numbers and without a clock, so that every device finds the
 * same week.
 */
export function searchWeek(dishes: Dishes, free: readonly Slot[], searched: SearchIn): Dishes {
  const { library, household, candidates, before, week } = searched
  const open = free.filter((slot) => dishes[slot] !== undefined).map((slot) => slots.indexOf(slot))
  if (open.length === 0) return dishes
  const cooksOnFewDays = household.cooksOnFewDays === true
  const read = entryReader(library, household, before, week)
  const choices = meals.map((meal) => candidates[meal].map(read))
  const tally = tallyOf({
    foods: library.foods,
    beside: [...smartSnackOf(searched), ...searched.basket],
    bought: searched.bought,
    cooksOnFewDays,
    priceBand: searched.countsPriceByLine ? household.priceBand : undefined,
  })
  for (const [place, slot] of slots.entries()) {
    const id = dishes[slot]
    if (id !== undefined) tally.set(place, read(recipeOf(library, id)))
  }
  const best = improved(tally, open, choices, scatteredFrom(scatter(`${week}`)), searched.mayRepeat, cooksOnFewDays)
  return Object.fromEntries(slots.flatMap((slot, place) => (best[place] ? [[slot, best[place].id]] : [])))
}

/** The smart snack of the checklist is bought whatever the dishes are. */
export function smartSnackOf({ library, household }: Pick<SearchIn, "library" | "household">) {
  const snack = library.snacks.find((each) => isSuitable(each, household.wishes, library.foods))
  return (snack?.ingredients ?? []).map((item) => ({ ...item, grams: item.grams * programmeDays }))
}

type Change = readonly (readonly [slot: number, entry: Entry])[]

function improved(
  tally: Tally,
  open: readonly number[],
  choices: readonly (readonly Entry[])[],
  below: (bound: number) => number,
  mayRepeat: MayRepeat,
  cooksOnFewDays: boolean,
): readonly (Entry | undefined)[] {
  const guard = repeatGuard(tally.entries, open, mayRepeat)
  const isUnfinished = () => cooksOnFewDays && cookedIn(best.entries).beyond > 0
  const isForTwo = (step: number) => cooksOnFewDays && step % forTwoEvery === 1
  let now = tally.cost()
  let best = { cost: now, entries: [...tally.entries] }
  for (let step = 0; step < steps || (step < stepsMost && isUnfinished()); step++) {
    const change = step % exchangeEvery === 0 ? exchange() : isForTwo(step) ? dishForTwo() : otherDish()
    if (change.length === 0) continue
    const back = change.map(([slot]) => [slot, tally.entries[slot] as Entry] as const)
    make(change)
    const cost = isAllowed(change) ? tally.cost() : Number.POSITIVE_INFINITY
    if (cost > now + Math.floor((worseAtFirst * (steps - (step % steps))) / steps)) make(back)
    else now = cost
    if (now < best.cost) best = { cost: now, entries: [...tally.entries] }
  }
  return best.entries

  function make(change: Change) {
    for (const [slot, entry] of change) tally.set(slot, entry)
  }

  function isAllowed(change: Change) {
    const meal = (change[0]?.[0] ?? 0) % meals.length
    return !change.some(([, entry]) => guard.isRepeated(entry, meal)) || guard.isAllowed(meal)
  }

  function otherDish(): Change {
    const slot = open[below(open.length)] as number
    const offered = choices[slot % meals.length] ?? []
    const entry = offered[below(Math.max(1, offered.length))]
    return entry && guard.mayStandAt(slot, entry) ? [[slot, entry]] : []
  }

  /** Changes two meals at once, because either change alone would make the week no better. */
  function dishForTwo(): Change {
    const first = open[below(open.length)] as number
    const later = first + meals.length * (1 + below(2))
    const offered = choices[first % meals.length] ?? []
    const entry = offered[below(Math.max(1, offered.length))]
    const keeps = entry && (later - first) / meals.length <= entry.keepsDays
    return keeps && open.includes(later) && !tally.entries.includes(entry)
      ? [
          [first, entry],
          [later, entry],
        ]
      : []
  }

  function exchange(): Change {
    const [one, other] = [open[below(open.length)] as number, open[below(open.length)] as number]
    const isSameMeal = one % meals.length === other % meals.length
    return one !== other && isSameMeal && tally.entries[one] !== tally.entries[other]
      ? [
          [one, tally.entries[other] as Entry],
          [other, tally.entries[one] as Entry],
        ]
      : []
  }
}
