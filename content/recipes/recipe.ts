import type { Ingredient, Measure, Recipe, RecipeKind, RecipeShelf, Snack } from "#domain/recipes/recipe.ts"
import { keepingOf } from "./keeping.ts"
import { waysOfDish, waysOfExtra } from "./ways.ts"

/** The minutes and energy (kcal) of all recipes of a kind. The sum of a recipe's foods is within 5 % of that energy. */
const facts: Record<RecipeKind, { minutes: number; energyKcal: number }> = {
  breakfast: { minutes: 10, energyKcal: 320 },
  lunch: { minutes: 20, energyKcal: 450 },
  dinner: { minutes: 15, energyKcal: 380 },
  quick: { minutes: 10, energyKcal: 400 },
}

/** A food, its grams, and the same amount in a kitchen measure. */
type Amount = [food: string, grams: number, count: number, unit: Measure["unit"]]

type Write = (
  id: number,
  level: Recipe["level"],
  cooking: Recipe["cooking"],
  amounts: readonly Amount[],
  cooksItself?: readonly string[],
) => Recipe

function of(kind: RecipeKind, shelf: RecipeShelf = kind): Write {
  return (id, level, cooking, amounts, cooksItself = []) => {
    const ingredients = measured(amounts)
    return {
      id,
      kind,
      shelf,
      ...facts[kind],
      servings: 1,
      level,
      cooking,
      ingredients,
      cooksItself,
      ...keepingOf({ id, kind, cooking, cooksItself, ingredients }),
      ways: waysOfDish({ id, cooking, cooksItself, ingredients }),
    }
  }
}

export const breakfast = of("breakfast")
export const lunch = of("lunch")
export const dinner = of("dinner")
export const quick = of("quick")

export const standardBreakfast = of("breakfast", "standard-breakfast")
export const standardLunch = of("lunch", "standard-lunch")
export const standardDinner = of("dinner", "standard-dinner")

export const everydayBreakfast = of("breakfast", "everyday")
export const everydayLunch = of("lunch", "everyday")
export const everydayDinner = of("dinner", "everyday")

export const formerBreakfast = of("breakfast", "former-breakfast")
export const formerLunch = of("lunch", "former-lunch")
export const formerDinner = of("dinner", "former-dinner")

export const plantBreakfast = of("breakfast", "plant-breakfast")
export const plantLunch = of("lunch", "plant-lunch")
export const plantDinner = of("dinner", "plant-dinner")

export function snack(id: string, amounts: readonly Amount[]): Snack {
  return extra(id, false, amounts)
}

/** For a snack in which nothing must be opened, cut or spread, so that one hand is enough. */
export function ready(id: string, amounts: readonly Amount[]): Snack {
  return { ...snack(id, amounts), isReady: true }
}

export function drink(id: string, amounts: readonly Amount[]): Snack {
  return extra(id, true, amounts)
}

function extra(id: string, isDrink: boolean, amounts: readonly Amount[]): Snack {
  const ingredients = measured(amounts)
  return { id, isDrink, ingredients, ways: waysOfExtra(id, ingredients) }
}

function measured(amounts: readonly Amount[]): Ingredient[] {
  return amounts.map(([food, grams, count, unit]) => ({ food, grams, measure: { count, unit } }))
}
