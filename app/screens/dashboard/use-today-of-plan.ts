import { useEffect, useState } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { hasOwnWeek, inputsOf, type KeptToday, readToday, storeToday } from "#app/plan/keep-today.ts"
import type { Today } from "#app/plan/today.ts"
import { useRowsOfWeek } from "#app/plan/use-rows-of-week.ts"
import { useStore } from "#app/sync/sync-context.ts"
import { currentJourney, editionOf } from "#domain/journey/journey.ts"
import { idIn } from "#domain/plan/week/editions.ts"
import { standardRecipeId } from "#domain/recipes/recipe.ts"

export type TodayOfPlan = Partial<Today>

/**
 * Today's meals as this device last stored them, else those of the standard week, so that the dashboard does not wait
 * for the recipes to load.
 */
export function useTodayOfPlan(day: number): TodayOfPlan {
  const rows = useRowsOfWeek()
  const language = useLanguage()
  const store = useStore()
  const [kept, setKept] = useState<KeptToday | undefined>(() => readToday(store.userId))
  useEffect(() => storeToday(store, { day, language }, setKept), [store, day, language])
  if (kept?.of === inputsOf(rows, { day, language })) return kept.today
  if (hasOwnWeek(rows, day)) return {}
  const edition = editionOf(currentJourney(Object.values(rows.journeys)))
  return { recipeId: idIn(edition, standardRecipeId(day, "lunch")), recipe: "", snack: "" }
}
