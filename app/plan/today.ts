import { loadMessages } from "#app/language/load-messages.ts"
import { loadTexts } from "#app/language/texts.ts"
import { library } from "#content/library.ts"
import { isSuitable } from "#domain/exclusions.ts"
import type { FoodKey } from "#domain/food.ts"
import type { Language } from "#domain/language.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import type { RowsOfKitchen } from "#domain/plan/foods-at-home.ts"
import { mealsOfDay } from "#domain/plan/meals-of-day.ts"
import { allergensOf, type Meal, type Recipe, standardRecipeId, titleIn } from "#domain/recipe.ts"
import { kitchenOf } from "./at-home-now.ts"
import { containsText } from "./contains-text.ts"
import { plannedOf, type RowsOfPlan } from "./planned.ts"
import { understoodOf } from "./understood.ts"

// The checklist names these by itself.
const recipeOfDay1 = standardRecipeId(1, "lunch")
const mixedNuts = [library.snacks[0]?.id, library.formerSmartSnack.id]

export type Today = {
  recipeId: number | undefined
  recipe: string
  snack: string
  meals: {
    [meal in Meal]?: { id: number; title: string; minutes: number; contains?: string; doubted?: readonly FoodKey[] }
  }
}

export async function todayOf(
  userId: string,
  rows: RowsOfPlan & RowsOfKitchen,
  day: number,
  language: Language,
): Promise<Today> {
  const { household, week, journey } = await weekOf(userId, rows)
  const ofDay = mealsOfDay(library, household, week, journey, day, {
    kitchen: kitchenOf(rows, new Date()),
  })
  const titles = await loadTexts("titles", language)
  const tRecipe = household.isUntold ? await loadMessages("recipe", language) : undefined
  /** Until she has told what harms her. */
  const contains = (recipe: Recipe) =>
    tRecipe ? { contains: containsText(allergensOf(recipe, library.foods), tRecipe, language) } : {}
  const titled = ofDay.flatMap(({ meal, recipe, doubted }) =>
    // A finished day keeps its dishes, whatever she leaves out since.
    recipe && isSuitable(recipe, household.wishes, library.foods)
      ? [
          [
            meal,
            {
              id: recipe.id,
              title: titleIn(titles, recipe.id),
              minutes: recipe.minutes,
              ...contains(recipe),
              ...(doubted && { doubted }),
            },
          ] as const,
        ]
      : [],
  )
  const meals: Today["meals"] = Object.fromEntries(titled)
  const snackId = week.days[day - 1]?.snacks[0]?.id
  const recipe = meals.lunch?.id === recipeOfDay1 ? "" : (meals.lunch?.title ?? "")
  return { recipeId: meals.lunch?.id, recipe, snack: await titleOfSnack(snackId, language), meals }
}

async function weekOf(userId: string, rows: RowsOfPlan) {
  return plannedOf(rows, await understoodOf(userId, rows.onboarding[ownKey]?.values))
}

async function titleOfSnack(snackId: string | undefined, language: Language): Promise<string> {
  if (!snackId || mixedNuts.includes(snackId)) return ""
  return (await loadTexts("snacks", language))[snackId]?.title ?? ""
}
