import { loadTexts } from "#app/language/texts.ts"
import { library } from "#content/library.ts"
import type { Language } from "#domain/language.ts"
import { ownKey, type Rows } from "#domain/operations/rows.ts"
import { householdOf } from "#domain/plan/household-of.ts"
import { mealsOfDay } from "#domain/plan/meals-of-day.ts"
import { standardRecipeId } from "#domain/recipe.ts"
import { knownUnderstood, readWords } from "./understood.ts"
import { planOf } from "./use-plan.ts"

// What the checklist names by itself: the recipe of the first day, and the snack where nothing leaves it out.
const recipeOfDay1 = standardRecipeId(1, "lunch")
const mixedNuts = "s1"

/** Today's main recipe, and its title and that of the smart snack where the checklist does not name them by itself. */
export type Today = { recipeId: number | undefined; recipe: string; snack: string }

/** From her week, for a screen that does not wait for the library. */
export async function todayOf(userId: string, rows: Rows, day: number, language: Language): Promise<Today> {
  const [told, settled] = [rows.onboarding[ownKey], rows.household[ownKey]]
  const words = told?.values ?? {}
  const household = householdOf(told, settled, knownUnderstood(userId, words) ?? (await readWords(userId, words)))
  const { week, journey } = planOf(rows.journeys, household)
  const lunch = mealsOfDay(library, household, week, journey.hardNights?.values, day).find(
    ({ meal }) => meal === "lunch",
  )
  const snackId = week.days[day - 1]?.snacks[0]?.id
  const recipeId = lunch?.recipe?.id
  return { recipeId, recipe: await titleOf(recipeId, language), snack: await titleOfSnack(snackId, language) }
}

async function titleOf(recipeId: number | undefined, language: Language): Promise<string> {
  if (!recipeId || recipeId === recipeOfDay1) return ""
  return (await loadTexts("titles", language))[recipeId] ?? ""
}

async function titleOfSnack(snackId: string | undefined, language: Language): Promise<string> {
  if (!snackId || snackId === mixedNuts) return ""
  return (await loadTexts("snacks", language))[snackId]?.title ?? ""
}
