import { loadTexts } from "#app/language/texts.ts"
import { library } from "#content/library.ts"
import type { Language } from "#domain/language.ts"
import { ownKey, type Rows } from "#domain/operations/rows.ts"
import { householdOf } from "#domain/plan/household-of.ts"
import { mealsOfDay } from "#domain/plan/meals-of-day.ts"
import { planOf } from "./use-plan.ts"
import { emptyWishTable, loadWishTable } from "./wish-table.ts"

/** Today's main recipe and smart snack: their ids and titles. */
export type Today = { recipeId: number | undefined; recipe: string; snackId: string | undefined; snack: string }

/** From her week, for a screen that does not wait for the library. */
export async function todayOf(rows: Rows, day: number, language: Language): Promise<Today> {
  const [told, settled] = [rows.onboarding[ownKey], rows.household[ownKey]]
  const hasWords = Boolean(told?.values.restrictions || told?.values.preferredFoods)
  const table = hasWords ? await loadWishTable() : emptyWishTable
  const household = householdOf(told, settled, table)
  const { week, journey } = planOf(rows.journeys, household)
  const lunch = mealsOfDay(library, household, week, journey.hardNights?.values, day).find(
    ({ meal }) => meal === "lunch",
  )
  const snackId = week.days[day - 1]?.snacks[0]?.id
  const recipeId = lunch?.recipe?.id
  const [titles, snacks] = await Promise.all([loadTexts("titles", language), loadTexts("snacks", language)])
  return {
    recipeId,
    recipe: (recipeId && titles[recipeId]) || "",
    snackId,
    snack: (snackId && snacks[snackId]?.title) || "",
  }
}
