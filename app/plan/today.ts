import { foodNameOf } from "#app/language/food-names.ts"
import { listOf } from "#app/language/format.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { loadTexts } from "#app/language/texts.ts"
import { library } from "#content/library.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import type { FoodKey } from "#domain/food/food.ts"
import type { Language } from "#domain/language.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { own } from "#domain/own.ts"
import type { RowsOfKitchen } from "#domain/plan/at-home/foods-at-home.ts"
import { standingOf, weightyFoods } from "#domain/plan/at-home/kitchen.ts"
import { recipeKey } from "#domain/plan/cooking/cooked.ts"
import { type MealOfDay, mealsOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import { allergensOf, type Meal, type Recipe, standardRecipeId, titleIn } from "#domain/recipes/recipe.ts"
import { kitchenOf } from "./at-home-now.ts"
import { containsText } from "./contains-text.ts"
import { plannedOf, type RowsOfPlan } from "./planned.ts"
import { understoodOf } from "./understood.ts"

/** The checklist has its own texts for the lunch of day 1 and for the mixed nuts. */
const recipeOfDay1 = standardRecipeId(1, "lunch")
const mixedNuts = [library.snacks[0], ...library.formerSmartSnacks].map((snack) => snack?.id)

export type Today = {
  recipeId: number | undefined
  recipe: string
  snack: string
  meals: {
    [meal in Meal]?: {
      id: number
      title: string
      minutes: number
      contains?: string
      doubted?: readonly FoodKey[]
      /** The names of the dish's foods that are known to be used up. */
      missing?: string
    }
  }
}

export async function todayOf(
  userId: string,
  rows: RowsOfPlan & RowsOfKitchen,
  day: number,
  language: Language,
  now: Date,
): Promise<Today> {
  const { household, week, journey } = await weekOf(userId, rows)
  const kitchen = kitchenOf(rows, now)
  const ofDay = mealsOfDay(library, household, week, journey, day, { kitchen })
  const titles = await loadTexts("titles", language)
  const t = household.isUntold ? await loadMessages("allergens", language) : undefined
  /** The allergens of a dish are named until she has said what she must avoid. */
  const contains = (recipe: Recipe) =>
    t ? { contains: containsText(allergensOf(recipe, library.foods), t, language) } : {}
  /**
   * Returns the foods of a meal that are used up. It returns none for a dish that was cooked already, or for a plate of
   * a hard night, which has its own button for missing foods.
   */
  const goneOf = ({ recipe, plate, cookedOn }: MealOfDay) =>
    recipe && !plate && !cookedOn && !own(journey.cooked?.values, recipeKey(recipe.id))
      ? weightyFoods(recipe).filter((food) => standingOf(kitchen, food).standing === "gone")
      : []
  const foodName = ofDay.some((meal) => goneOf(meal).length > 0) ? await foodNamesIn(language) : undefined
  const missing = (meal: MealOfDay) => {
    const names = foodName && goneOf(meal).map((food) => foodName(food).toLowerCase())
    return names?.length ? { missing: listOf(names, language) } : {}
  }
  const titled = ofDay.flatMap((of) => {
    const { meal, recipe, doubted } = of

    // A finished day keeps its dishes, even if she has since left out one of their foods.
    return recipe && isSuitable(recipe, household.wishes, library.foods)
      ? [
          [
            meal,
            {
              id: recipe.id,
              title: titleIn(titles, recipe.id),
              minutes: recipe.minutes,
              ...contains(recipe),
              ...(doubted && { doubted }),
              ...missing(of),
            },
          ] as const,
        ]
      : []
  })
  const meals: Today["meals"] = Object.fromEntries(titled)
  const snackId = week.days[day - 1]?.snacks[0]?.id
  const recipe = meals.lunch?.id === recipeOfDay1 ? "" : (meals.lunch?.title ?? "")
  return { recipeId: meals.lunch?.id, recipe, snack: await titleOfSnack(snackId, language), meals }
}

async function foodNamesIn(language: Language) {
  const [foods, regional] = await Promise.all([loadMessages("foods", language), loadRegionalFoodNames(language)])
  return foodNameOf(foods, regional)
}

async function weekOf(userId: string, rows: RowsOfPlan) {
  return plannedOf(rows, await understoodOf(userId, rows.onboarding[ownKey]?.values))
}

async function titleOfSnack(snackId: string | undefined, language: Language): Promise<string> {
  if (!snackId) return (await loadMessages("dashboard", language))("nextMealPlan")
  if (mixedNuts.includes(snackId)) return ""
  return (await loadTexts("snacks", language))[snackId]?.title ?? ""
}
