import { useEffect, useEffectEvent, useState } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { loadTexts } from "#app/language/texts.ts"
import type { RowsOfPlan, Today } from "#app/plan/today.ts"
import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import { useStore, useSynced } from "#app/sync/sync-context.ts"
import { currentJourney, editionOf, hasHardNight } from "#domain/journey.ts"
import type { Language } from "#domain/language.ts"
import { ownKey } from "#domain/operations/rows.ts"
import { idIn } from "#domain/plan/editions.ts"
import { meals, standardMinutes, standardRecipeId } from "#domain/recipe.ts"

export type TodayOfPlan = Partial<Today>
type Planned = { of: string; today: Today }

/** Kept on this device, or of the standard week; the dashboard does not wait for the library. */
export function useTodayOfPlan(day: number): TodayOfPlan {
  const store = useStore()
  const { id } = useUser()
  const language = useLanguage()
  const key = recordKey(id, "today")
  const [planned, setPlanned] = useState(() => readRecord<Planned>(key, isPlanned)?.value)
  const of = useSynced((rows) => inputsOf(rows, day, language))
  const isStandard = useSynced((rows) => !hasOwnWeek(rows, day))
  const edition = useSynced(({ journeys }) => editionOf(currentJourney(Object.values(journeys))))
  const isKnown = planned?.of === of
  const knownOf = useEffectEvent(() => planned?.of)
  useEffect(() => {
    let asked: string | undefined

    async function look() {
      const { rows } = store.read()
      const next = inputsOf(rows, day, language)
      if (next === knownOf() || next === asked) return
      asked = next
      const today = await todayOf(id, rows, day, language)
      if (asked !== next) return
      setPlanned({ of: next, today })
      writeRecord<Planned>(key, { value: { of: next, today }, isUnsaved: false })
    }

    // Without its file it is worked out at the next visit.
    const follow = () => void look().catch(() => {})
    follow()
    const stop = store.subscribe(follow)
    return () => {
      asked = undefined
      stop()
    }
  }, [store, id, day, language, key])
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

async function todayOf(userId: string, rows: RowsOfPlan, day: number, language: Language): Promise<Today> {
  if (!hasOwnWeek(rows, day))
    return standardToday(day, editionOf(currentJourney(Object.values(rows.journeys))), language)
  return (await fetchFile(() => import("#app/plan/today.ts"))).todayOf(userId, rows, day, language)
}

function isPlanned(value: unknown) {
  return typeof value === "object" && value !== null && "of" in value && "today" in value
}
