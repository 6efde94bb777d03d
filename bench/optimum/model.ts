import type { Food } from "#domain/food/food.ts"
import { currentEdition } from "#domain/journey/journey.ts"
import { programmeDays } from "#domain/journey/progress.ts"
import type { Household } from "#domain/plan/household.ts"
import type { Library } from "#domain/plan/library.ts"
import { isPerishable } from "#domain/plan/shopping/purchase.ts"
import { dayAndMeal, slots } from "#domain/plan/slots.ts"
import { candidatesByMeal, withoutStandIns } from "#domain/plan/week/candidates.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { type Entry, entryReader, tenthsOf } from "#domain/plan/week/search/entry.ts"
import { smartSnackOf } from "#domain/plan/week/search/search-week.ts"
import { dearerLine, gramsPerWaste, neighbours } from "#domain/plan/week/search/tally.ts"
import { wanted, weights } from "#domain/plan/week/search/weights.ts"
import { breakfastTimesMost, secondTimesMostFor } from "#domain/plan/week/second-time.ts"
import { type Meal, meals } from "#domain/recipes/recipe.ts"

type Term = readonly [coefficient: number, name: string]

/**
 * Writes a week as an integer linear model in CPLEX's LP format, with the costs and rules of the product's own search.
 */
export function modelOf(newest: Library, household: Household, before: ReadonlySet<number>, week: number) {
  const library = libraryIn(currentEdition, newest)
  const read = entryReader(library, household, before, week)
  const candidates = withoutStandIns(candidatesByMeal(library, household.wishes), household, library.foods)
  const choices = Object.fromEntries(meals.map((meal) => [meal, candidates[meal].map(read)])) as Record<Meal, Entry[]>
  const objective: Term[] = []
  const rows: string[] = []
  const binaries: string[] = []
  const integers: string[] = []
  const row = (terms: readonly Term[], sign: ">=" | "<=" | "=", right: number) =>
    rows.push(`${terms.map(written).join(" ")} ${sign} ${right}`)
  const binary = (name: string, cost = 0) => {
    binaries.push(name)
    if (cost !== 0) objective.push([cost, name])
    return name
  }
  const stands = (slot: number, { id }: Entry) => `x_${slot}_${id}`
  const at = (slot: number): readonly Entry[] => choices[dayAndMeal(slots[slot] ?? "1-lunch").meal]
  const where = (slot: number, is: (entry: Entry) => boolean, coefficient = 1): Term[] =>
    at(slot).flatMap((entry) => (is(entry) ? [[coefficient, stands(slot, entry)] as const] : []))
  const everywhere = (is: (entry: Entry) => boolean, coefficient = 1) =>
    slots.flatMap((_, slot) => where(slot, is, coefficient))

  for (const slot of slots.keys()) {
    for (const entry of at(slot)) binary(stands(slot, entry), -entry.points)
    row(
      where(slot, () => true),
      "=",
      1,
    )
  }
  foodRows()
  kindRows()
  nearRows()
  repeatRows()
  const text = [
    "Minimize",
    ` cost: ${summed(objective).map(written).join("\n ")}`,
    "Subject To",
    ...rows.map((each) => ` ${each}`),
    "Binaries",
    ...binaries.map((name) => ` ${name}`),
    "Generals",
    ...integers.map((name) => ` ${name}`),
    "End",
  ].join("\n")
  return { text, choices, stands }

  function foodRows() {
    const beside = new Map(
      smartSnackOf({ library, household }).map(({ food, grams }) => [food, tenthsOf(grams)] as const),
    )
    for (const [place, [key, food]] of Object.entries(library.foods).entries()) {
      const has = ({ foods }: Entry) => foods.includes(place)
      const uses = everywhere(has)
      const always = beside.get(key) ?? 0
      if (uses.length === 0 && always === 0) continue
      const bought = binary(`z_${place}`, weights.food + dearerLine(food, household.priceBand))
      if (always > 0) row([[1, bought]], "=", 1)
      for (const slot of slots.keys()) {
        const here = where(slot, has, -1)
        if (here.length > 0) row([[1, bought], ...here], ">=", 0)
      }
      if (isPerishable(food)) wasteRow(place, food, always)
    }
  }

  function wasteRow(place: number, food: Food, always: number) {
    const { sold } = food
    const step = 10 * (sold.by === "unit" ? sold.gramsPerUnit : 50 * sold.yield)
    const ofTenth = weights.wasted / gramsPerWaste / 10
    const packages = `n_${place}`
    integers.push(packages)
    const need: Term[] = slots.flatMap((_, slot) =>
      at(slot).flatMap((entry) => {
        const index = entry.foods.indexOf(place)
        return index < 0 ? [] : [[entry.tenths[index] ?? 0, stands(slot, entry)] as const]
      }),
    )
    row([[step, packages], ...need.map(([tenths, name]) => [-tenths, name] as const)], ">=", always)
    objective.push([ofTenth * step, packages], ...need.map(([tenths, name]) => [-ofTenth * tenths, name] as const))
    if (always > 0) objective.push([-ofTenth * always, `z_${place}`])
  }

  function kindRows() {
    const all = meals.flatMap((meal) => choices[meal])
    kindsOf(
      "p",
      new Set(all.map(({ protein }) => protein)),
      (kind) =>
        ({ protein }) =>
          protein === kind,
      wanted.proteins,
    )
    kindsOf(
      "v",
      new Set(all.flatMap(({ vegetables }) => vegetables)),
      (kind) => (entry) => entry.vegetables.includes(kind),
      wanted.vegetables,
    )
    objective.push([weights.proteinBeyond, "proteins_beyond"])
    const proteins = [...new Set(all.map(({ protein }) => protein))]
    row([...proteins.map((kind) => [1, `p_${kind}`] as const), [-1, "proteins_beyond"]], "<=", wanted.proteinsMost)
    for (const kind of proteins) {
      objective.push([weights.sameProteinBeyond, `p_${kind}_beyond`])
      const ofKind = everywhere(({ protein }) => protein === kind)
      row([...ofKind, [-1, `p_${kind}_beyond`]], "<=", wanted.platesOfOneProtein)
    }
    for (const slot of slots.keys()) {
      for (const kind of proteins) {
        const here = where(slot, ({ protein }) => protein === kind, -1)
        if (here.length > 0) row([[1, `p_${kind}`], ...here], ">=", 0)
      }
    }
    const fish = everywhere(({ hasFish }) => hasFish)
    objective.push([weights.missing, "fish_missing"], [weights.fishBeyond, "fish_beyond"])
    if (fish.length > 0) row([...fish, [-1, "fish_beyond"]], "<=", wanted.fish)
    row([...fish, [1, "fish_missing"]], ">=", wanted.fish)
    const days = Array.from({ length: programmeDays }, (_, day) => day)
    for (const day of days) {
      const legumes = meals.flatMap((_, meal) => where(day * meals.length + meal, ({ hasLegumes }) => hasLegumes))
      row([...legumes, [-1, binary(`l_${day}`)]], ">=", 0)
    }
    objective.push([weights.missing, "legumes_missing"])
    row([...days.map((day) => [1, `l_${day}`] as const), [1, "legumes_missing"]], ">=", wanted.legumeDays)
  }

  function kindsOf(
    letter: string,
    kinds: Set<number>,
    isOf: (kind: number) => (entry: Entry) => boolean,
    least: number,
  ) {
    for (const kind of kinds) row([...everywhere(isOf(kind)), [-1, binary(`${letter}_${kind}`)]], ">=", 0)
    objective.push([weights.missing, `${letter}_missing`])
    row([...[...kinds].map((kind) => [1, `${letter}_${kind}`] as const), [1, `${letter}_missing`]], ">=", least)
  }

  function nearRows() {
    for (const [one, other] of neighbours) {
      for (const kind of new Set(at(one).map(({ protein }) => protein))) {
        const both = [one, other].map((slot) => where(slot, ({ protein }) => protein === kind, -1))
        if (both.some((here) => here.length === 0)) continue
        const alike = `a_${one}_${other}_${kind}`
        objective.push([weights.sameProteinNear, alike])
        row([[1, alike], ...both.flat()], ">=", -1)
      }
    }
  }

  function repeatRows() {
    const seconds: Term[] = []
    for (const [index, meal] of meals.entries()) {
      const places = [...slots.keys()].filter((slot) => slot % meals.length === index)
      for (const entry of choices[meal]) {
        const isBreakfast = meal === "breakfast"
        row(
          places.map((slot) => [1, stands(slot, entry)] as const),
          "<=",
          isBreakfast ? breakfastTimesMost : 2,
        )
        const second = `s_${meal}_${entry.id}`
        seconds.push([1, second])
        for (const [day, one] of places.entries()) {
          for (const other of places.slice(day + 1)) {
            const days = (other - one) / meals.length
            const both: Term[] = [
              [1, stands(one, entry)],
              [1, stands(other, entry)],
            ]
            if (isBreakfast ? days === 1 : days > entry.keepsDays) row(both, "<=", 1)
            else if (days <= entry.keepsDays) row([...both, [-1, second]], "<=", 1)
          }
        }
      }
    }
    row(seconds, "<=", secondTimesMostFor(household))
  }
}

/** Adds up terms of the same variable, because the solver would use only the last one. */
function summed(terms: readonly Term[]): Term[] {
  const sums = new Map<string, number>()
  for (const [coefficient, name] of terms) sums.set(name, (sums.get(name) ?? 0) + coefficient)
  return [...sums].map(([name, sum]) => [sum, name] as const)
}

function written([coefficient, name]: Term): string {
  return `${coefficient < 0 ? "-" : "+"} ${Math.abs(coefficient)} ${name}`
}
