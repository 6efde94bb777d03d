import { useEffect, useEffectEvent, useState } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { loadTexts } from "#app/language/texts.ts"
import type { RowsOfPlan } from "#app/plan/planned.ts"
import type { Today } from "#app/plan/today.ts"
import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { currentJourney, editionOf, hasHardNight } from "#domain/journey.ts"
import type { Language } from "#domain/language.ts"
import { ownKey } from "#domain/operations/rows.ts"
import { idIn } from "#domain/plan/editions.ts"
import { meals, standardMinutes, standardRecipeId } from "#domain/recipe.ts"

export type TodayOfPlan = Partial<Today>
type Planned = { of: string; today: Today }

/** Kept on this device, or of the standard week; the dashboard does not wait for the library. */
export function useTodayOfPlan(day: number): TodayOfPlan {
  const rows = useSynced(({ journeys, onboarding, household }) => ({ journeys, onboarding, household }))
  const { id } = useUser()
  const language = useLanguage()
  const of = inputsOf(rows, day, language)
  const key = recordKey(id, "today")
  const [planned, setPlanned] = useState(() => readRecord<Planned>(key, isPlanned)?.value)
  const isStandard = !hasOwnWeek(rows, day)
  const edition = editionOf(currentJourney(Object.values(rows.journeys)))
  const isKnown = planned?.of === of
  // What they read of the rows is in `of`.
  const load = useEffectEvent(() =>
    isStandard ? standardToday(day, edition, language) : plannedToday(id, rows, day, language),
  )
  useEffect(() => {
    if (isKnown) return
    let isGone = false
    load().then(
      (today) => {
        if (isGone) return
        setPlanned({ of, today })
        writeRecord<Planned>(key, { value: { of, today }, isUnsaved: false })
      },
      // It is worked out again at the next visit.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [of, key, isKnown])
  if (isKnown) return planned.today
  return isStandard ? { recipeId: idIn(edition, standardRecipeId(day, "lunch")), recipe: "", snack: "" } : {}
}

/** A release with other dishes has another address of this file. */
function inputsOf({ journeys, onboarding, household }: RowsOfPlan, day: number, language: Language): string {
  const journey = currentJourney(Object.values(journeys))
  const { done: _done, doneOn: _doneOn, eaten: _eaten, ...week } = journey ?? { done: {} }
  const told = [onboarding[ownKey]?.changedAt, household[ownKey]?.changedAt]
  return JSON.stringify([import.meta.url, language, day, week, told])
}

function hasOwnWeek({ journeys, onboarding, household }: RowsOfPlan, day: number): boolean {
  const journey = currentJourney(Object.values(journeys))
  const hasChanged = journey?.dishes !== undefined || hasHardNight(journey, day)
  return hasChanged || (journey?.week ?? 1) > 1 || Boolean(onboarding[ownKey] || household[ownKey])
}

async function standardToday(day: number, edition: number, language: Language): Promise<Today> {
  const titles = await loadTexts("titles", language)
  const dishes = meals.map((meal) => {
    const id = idIn(edition, standardRecipeId(day, meal))
    return [meal, { id, title: titles[id] ?? "", minutes: standardMinutes[meal] }] as const
  })
  const recipeId = idIn(edition, standardRecipeId(day, "lunch"))
  const isFirst = recipeId === standardRecipeId(1, "lunch")
  return { recipeId, recipe: isFirst ? "" : (titles[recipeId] ?? ""), snack: "", meals: Object.fromEntries(dishes) }
}

async function plannedToday(userId: string, rows: RowsOfPlan, day: number, language: Language): Promise<Today> {
  const { todayOf } = await fetchFile(() => import("#app/plan/today.ts"))
  return todayOf(userId, rows, day, language)
}

function isPlanned(value: unknown) {
  return typeof value === "object" && value !== null && "of" in value && "today" in value
}
