import type { Ways } from "../food/appliance.ts"
import { type Allergen, allergens, type Diet, diets, type Food, type Foods, type Nutrition } from "../food/food.ts"
import type { cookingLevels } from "../profile/onboarding.ts"

export const meals = ["breakfast", "lunch", "dinner"] as const
export type Meal = (typeof meals)[number]
/** The usual time of a meal in minutes. */
export const standardMinutes: Record<Meal, number> = { breakfast: 10, lunch: 20, dinner: 15 }

export const measureUnits = [
  "unit",
  "tablespoon",
  "teaspoon",
  "cup",
  "ladle",
  "handful",
  "slice",
  "clove",
  "leaf",
  "fillet",
  "steak",
  "pot",
  "tin",
  "stalk",
  "sprig",
] as const
type MeasureUnit = (typeof measureUnits)[number]
export type Measure = { count: number; unit: MeasureUnit }

export type Ingredient = { food: string; grams: number; measure: Measure }

export type RecipeKind = Meal | "quick"

export const recipeShelves = [
  ...meals.flatMap((meal) => [meal, `plant-${meal}`, `standard-${meal}`, `former-${meal}`] as const),
  "everyday",
  "quick",
  "using-up",
] as const
export type RecipeShelf = (typeof recipeShelves)[number]

/** "none" means that nothing is cooked, at most warmed up. */
const cookings = ["none", "pan", "pot", "oven"] as const

export type Recipe = {
  id: number
  kind: RecipeKind
  shelf: RecipeShelf
  minutes: number
  energyKcal: number
  servings: number
  level: (typeof cookingLevels)[number]
  cooking: (typeof cookings)[number]
  ingredients: readonly Ingredient[]
  /** Of the foods that are weighed cooked, those that the recipe cooks itself; the others are cooked the day before. */
  cooksItself: readonly string[]
  /** The number of days that the dish keeps; 0 if it must be eaten at once. */
  keepsDays: number
  freezes: boolean
  ways: Ways
}

/**
 * From these ids on, a dish is made of leftovers and its id encodes the foods in it (domain/plan/at-home/using-up.ts).
 */
export const usingUpIds = { first: 1000, perForm: 1500 }

/** The id of a recipe's text and picture. Leftover dishes of one form share them. */
export function writtenId(id: number): number {
  return id < usingUpIds.first ? id : id - ((id - usingUpIds.first) % usingUpIds.perForm)
}

/** The title of a dish in the texts of "titles"; "" until they are loaded. */
export function titleIn(titles: Readonly<Record<number, string>>, id: number | undefined): string {
  return id === undefined ? "" : (titles[writtenId(id)] ?? "")
}

export type Snack = {
  id: string
  isDrink: boolean
  ingredients: readonly Ingredient[]
  ways: Ways
  /** True if the snack is eaten as it is, with one hand. */
  isReady?: boolean
}

/** A step's minutes last until the next step starts, so they add up to the recipe's. */
export type RecipeText = {
  summary: string
  steps: readonly { text: string; minutes: number }[]
}

/** Throws if the table of foods has no such key. */
export function foodOf(ingredient: Pick<Ingredient, "food">, foods: Foods): Food {
  const food = foods[ingredient.food]
  if (!food) throw new Error(`There is no food ${ingredient.food}`)
  return food
}

/** Energy in kcal and nutrients in g, computed from the table's values per 100 g. */
export function nutritionOf(recipe: Pick<Recipe, "ingredients">, foods: Foods): Nutrition {
  const sum = (figure: keyof Nutrition) =>
    recipe.ingredients.reduce((total, item) => total + (item.grams * foodOf(item, foods)[figure]) / 100, 0)
  return {
    energyKcal: sum("energyKcal"),
    proteinG: sum("proteinG"),
    carbohydrateG: sum("carbohydrateG"),
    fatG: sum("fatG"),
    fibreG: sum("fibreG"),
  }
}

/** The allergens of a recipe, in the order of the list. */
export function allergensOf(recipe: Pick<Recipe, "ingredients">, foods: Foods): Allergen[] {
  const found = new Set(recipe.ingredients.flatMap((item) => foodOf(item, foods).allergens))
  return allergens.filter((allergen) => found.has(allergen))
}

/** The diet of a recipe, which is that of its least strict food. */
export function dietOf(recipe: Pick<Recipe, "ingredients">, foods: Foods): Diet {
  const ranks = recipe.ingredients.map((item) => diets.indexOf(foodOf(item, foods).diet))
  return diets[Math.max(0, ...ranks)] as Diet
}

/** The id of a dish of the standard week: 3N−2 for breakfast, 3N−1 for lunch and 3N for dinner of day N. */
export function standardRecipeId(day: number, meal: Meal): number {
  return 3 * (day - 1) + meals.indexOf(meal) + 1
}

export function recipeById(recipes: readonly Recipe[], id: number): Recipe | undefined {
  return recipes.find((recipe) => recipe.id === id)
}

const fractions = [
  [0, ""],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [1 / 2, "½"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
  [1, ""],
] as const
type Fraction = (typeof fractions)[number][1]

/** An amount such as "1½" is 1 and ½. `count` decides between singular and plural. */
export type Amount = { whole: number; fraction: Fraction; text: string; count: number }

/** Rounds to quarters and thirds below 3, to halves below 10, and to whole numbers above; never to zero. */
export function scaled(measure: Measure, factor: number): Amount {
  const amount = Math.max(measure.count * factor, 1 / 4)
  if (amount >= 10) return amountOf(Math.round(amount), 0)
  const halves = Math.round(amount * 2) / 2
  if (amount >= 3) return amountOf(Math.floor(halves), halves % 1)
  const part = amount % 1
  const [nearest] = fractions.reduce((best, next) =>
    Math.abs(next[0] - part) < Math.abs(best[0] - part) ? next : best,
  )
  return nearest === 1 ? amountOf(Math.floor(amount) + 1, 0) : amountOf(Math.floor(amount), nearest)
}

function amountOf(whole: number, part: number): Amount {
  const fraction = fractions.find(([value]) => value === part)?.[1] ?? ""
  const text = whole === 0 ? fraction : `${whole}${fraction}`
  return { whole, fraction, text, count: Math.max(1, whole + part) }
}
