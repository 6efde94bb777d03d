import type { Ways } from "../../food/appliance.ts"
import type { FoodKey, Foods } from "../../food/food.ts"
import {
  foodOf,
  type Ingredient,
  type Measure,
  type Recipe,
  standardMinutes,
  usingUpIds,
} from "../../recipes/recipe.ts"

/** A food in the amounts that one person may eat of it. */
export type Portion = { food: FoodKey; unit: Measure["unit"]; gramsPerUnit: number; counts: readonly number[] }

/** The pattern of a leftover dish: a base, one food beside it, and up to three vegetables. */
export type UsingUpForm = {
  cooking: Recipe["cooking"]
  cooksItself: readonly FoodKey[]
  ways: Ways
  base: Portion
  /**
   * The ids of leftover dishes are stored, and refer to the entries of `beside` and `vegetables` by position. Entries
   * may therefore only be appended, up to `besideMost` and `vegetablesMost`.
   */
  beside: readonly Portion[]
  vegetables: readonly Ingredient[]
}

const besideMost = 5
const vegetablesMost = 12
export const vegetablesInDish = 3
const energyKcal = 380
const oil: Portion = {
  food: "oliveOil",
  unit: "teaspoon",
  gramsPerUnit: 4.1,
  counts: [1.5, 1, 2, 1.25, 1.75, 0.5, 2.25],
}

type Chosen = { form: UsingUpForm; beside: Portion; vegetables: readonly Ingredient[] }

const dishes = new WeakMap<readonly UsingUpForm[], Map<number, Recipe | undefined>>()

/** The dish that an id encodes; undefined if there is none. */
export function usingUpRecipe(forms: readonly UsingUpForm[], foods: Foods, id: number): Recipe | undefined {
  const known = dishes.get(forms) ?? new Map<number, Recipe | undefined>()
  dishes.set(forms, known)
  if (!known.has(id)) known.set(id, madeOf(id, chosenIn(forms, id), foods))
  return known.get(id)
}

/**
 * Encodes a dish. `beside` and `vegetables` are positions in the form; there are one to three vegetables in ascending
 * order.
 */
export function usingUpId(form: number, beside: number, vegetables: readonly number[]): number {
  const set = vegetableSets.findIndex((each) => String(each) === String(vegetables))
  return usingUpIds.first + form * usingUpIds.perForm + set * besideMost + beside
}

/** All subsets of one to three positions. */
const vegetableSets: readonly (readonly number[])[] = subsets(vegetablesInDish)

function subsets(most: number, from = 0): number[][] {
  if (most === 0) return []
  const places = Array.from({ length: vegetablesMost - from }, (_, index) => from + index)
  return places.flatMap((place) => [[place], ...subsets(most - 1, place + 1).map((rest) => [place, ...rest])])
}

function chosenIn(forms: readonly UsingUpForm[], id: number): Chosen | undefined {
  const form = forms[Math.floor((id - usingUpIds.first) / usingUpIds.perForm)]
  const code = (id - usingUpIds.first) % usingUpIds.perForm
  const beside = form?.beside[code % besideMost]
  const places = vegetableSets[Math.floor(code / besideMost)]
  const vegetables = places?.flatMap((place) => form?.vegetables[place] ?? [])
  if (!form || !beside || !vegetables || vegetables.length < (places?.length ?? 1)) return undefined
  return { form, beside, vegetables }
}

function madeOf(id: number, chosen: Chosen | undefined, foods: Foods): Recipe | undefined {
  if (!chosen) return undefined
  const { cooking, cooksItself, ways } = chosen.form
  return {
    id,
    kind: "dinner",
    shelf: "using-up",
    minutes: standardMinutes.dinner,
    energyKcal,
    servings: 1,
    level: "Beginner",
    cooking,
    ingredients: fitted(chosen, foods),
    cooksItself,
    // The leftovers in the dish have been kept for days already, so the dish itself does not keep.
    keepsDays: 0,
    freezes: false,
    ways,
  }
}

/** The ingredients in the amounts that come closest to the energy of a dinner. */
function fitted({ form, beside, vegetables }: Chosen, foods: Foods): Ingredient[] {
  const kcalOf = ({ food, grams }: Pick<Ingredient, "food" | "grams">) =>
    (foodOf({ food }, foods).energyKcal * grams) / 100
  const fixed = vegetables.reduce((sum, each) => sum + kcalOf(each), 0)
  let best: { miss: number; amounts: Ingredient[] } | undefined
  for (const ofBase of amountsOf(form.base)) {
    for (const ofBeside of amountsOf(beside)) {
      for (const ofOil of amountsOf(oil)) {
        const miss = Math.abs(fixed + kcalOf(ofBase) + kcalOf(ofBeside) + kcalOf(ofOil) - energyKcal)
        if (!best || miss < best.miss) best = { miss, amounts: [ofBase, ofBeside, ...vegetables, ofOil] }
      }
    }
  }
  return best?.amounts ?? []
}

function amountsOf({ food, unit, gramsPerUnit, counts }: Portion): Ingredient[] {
  return counts.map((count) => ({
    food,
    grams: Math.round(count * gramsPerUnit * 10) / 10,
    measure: { count, unit },
  }))
}
