import type { Ways } from "#domain/food/appliance.ts"
import type { Portion, UsingUpForm } from "#domain/plan/at-home/using-up.ts"
import type { Ingredient, Measure } from "#domain/recipes/recipe.ts"

const stove: Ways = [["stove"]]

const quarters = [0.5, 0.75, 1]

const carrot = vegetable("carrot", 40, 0.5, "unit")
const cabbage = vegetable("cabbage", 80, 1, "cup")
const courgette = vegetable("courgette", 50, 0.25, "unit")
const tomato = vegetable("tomato", 50, 0.5, "unit")
const redPepper = vegetable("redPepper", 32, 0.25, "unit")
const onion = vegetable("onion", 22, 0.25, "unit")
const spinach = vegetable("spinach", 30, 1, "handful")
const greens = vegetable("greens", 25, 1, "leaf")
const broccoli = vegetable("broccoli", 50, 0.5, "cup")
const mushrooms = vegetable("mushrooms", 80, 1, "cup")
const frozenPeas = vegetable("frozenPeas", 65, 0.5, "cup")
const tinnedCorn = vegetable("tinnedCorn", 32, 2, "tablespoon")

const fried = [
  carrot,
  cabbage,
  courgette,
  tomato,
  redPepper,
  onion,
  spinach,
  greens,
  broccoli,
  mushrooms,
  frozenPeas,
  tinnedCorn,
]
const boiled = [
  carrot,
  cabbage,
  courgette,
  tomato,
  onion,
  spinach,
  greens,
  broccoli,
  vegetable("leek", 60, 0.5, "unit"),
  vegetable("cauliflower", 100, 1, "cup"),
  vegetable("greenBeans", 80, 2, "handful"),
  frozenPeas,
]
const raw = [
  carrot,
  cabbage,
  tomato,
  redPepper,
  vegetable("cucumber", 62, 0.25, "unit"),
  tinnedCorn,
  vegetable("lettuce", 30, 3, "leaf"),
  vegetable("rocket", 20, 1, "handful"),
  vegetable("beetroot", 100, 1, "unit"),
  vegetable("springOnion", 10, 1, "stalk"),
  vegetable("greenPepper", 65, 0.5, "unit"),
  vegetable("babySpinach", 30, 1, "handful"),
]

const mozzarella = portion("mozzarella", "slice", 20, [1, 1.5, 2])
const tuna = portion("tuna", "tin", 120, [0.5, 1])
const egg = portion("egg", "unit", 50, [1, 2])
const chickpeas = portion("chickpeas", "cup", 160, quarters)
const whiteBeans = portion("whiteBeans", "cup", 170, quarters)
const cariocaBeans = portion("cariocaBeans", "ladle", 100, [1, 1.5, 2, 0.5])
const wholemealBread = portion("wholemealBread", "slice", 25, [2, 2.5, 3])
const cornTortilla = portion("cornTortilla", "unit", 25, [2, 3, 4])
const avocado = portion("avocado", "tablespoon", 25, [2, 1, 3, 4])

/**
 * The leftover dishes in the order of their ids: omelette, fried rice, soup, salad bowl, tortilla, pasta. Weeks store
 * ids, which encode foods by their position here (domain/plan/at-home/using-up.ts), so entries may only be appended.
 */
export const usingUpForms: readonly UsingUpForm[] = [
  form("pan", portion("egg", "unit", 50, [2]), fried, [
    wholemealBread,
    portion("breadRoll", "unit", 50, [1, 0.5, 1.5]),
    portion("rice", "tablespoon", 25, [4, 5, 6]),
    cornTortilla,
  ]),
  form("pan", portion("rice", "tablespoon", 25, [4, 5, 6]), fried, [
    egg,
    portion("firmTofu", "slice", 40, [2, 3]),
    chickpeas,
    tuna,
    cariocaBeans,
  ]),
  form(
    "pot",
    portion("potato", "unit", 120, [1, 1.5, 2]),
    boiled,
    [
      portion("lentils", "ladle", 100, [1, 1.5, 2]),
      chickpeas,
      whiteBeans,
      cariocaBeans,
      portion("kidneyBeans", "ladle", 100, [1, 1.5]),
    ],
    ["potato"],
  ),
  form("none", portion("chickpeas", "cup", 160, [1, 0.75, 0.5, 1.25]), raw, [
    wholemealBread,
    tuna,
    mozzarella,
    avocado,
    portion("riceCakes", "unit", 9, [2, 3, 4]),
  ]),
  form("pan", cornTortilla, fried, [
    portion("blackBeans", "ladle", 100, [1, 1.5]),
    cariocaBeans,
    egg,
    mozzarella,
    avocado,
  ]),
  form("pot", portion("pasta", "cup", 80, [0.5, 0.75, 1]), fried, [chickpeas, whiteBeans, tuna, mozzarella]),
]

function form(
  cooking: UsingUpForm["cooking"],
  base: Portion,
  vegetables: readonly Ingredient[],
  beside: readonly Portion[],
  cooksItself: readonly string[] = [],
): UsingUpForm {
  return { cooking, base, vegetables, beside, cooksItself, ways: cooking === "none" ? [[]] : stove }
}

function portion(food: string, unit: Measure["unit"], gramsPerUnit: number, counts: readonly number[]): Portion {
  return { food, unit, gramsPerUnit, counts }
}

function vegetable(food: string, grams: number, count: number, unit: Measure["unit"]): Ingredient {
  return { food, grams, measure: { count, unit } }
}
