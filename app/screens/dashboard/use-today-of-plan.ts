import { useEffect, useState } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { useLanguageOf } from "#app/language/use-messages.ts"
import type { Today } from "#app/plan/today.ts"
import { useUser } from "#app/session/use-user.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { ownKey } from "#domain/operations/rows.ts"
import { standardRecipeId } from "#domain/recipe.ts"

export type TodayOfPlan = Partial<Today>

/**
 * Today's dish and snack of her week. Until the library, which the dashboard does not wait for, is there, it is the standard
 * week's for who has told nothing about food, and nothing for who has.
 */
export function useTodayOfPlan(day: number): TodayOfPlan {
  const { rows } = useSynced()
  const { id } = useUser()
  const language = useLanguageOf("dashboard")
  const { journeys, onboarding, household } = rows
  const [today, setToday] = useState<Today & { day: number }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the rows, only these are read.
  useEffect(() => {
    let isGone = false
    fetchFile(() => import("#app/plan/today.ts"))
      .then(({ todayOf }) => todayOf(id, rows, day, language))
      .then((found) => !isGone && setToday({ ...found, day }))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [id, journeys, onboarding, household, day, language])
  if (today?.day === day) return today
  const told = onboarding[ownKey]?.values
  const hasTold = told?.restrictions || told?.preferredFoods || household[ownKey]
  return hasTold ? {} : { recipeId: standardRecipeId(day, "lunch"), recipe: "", snack: "" }
}
