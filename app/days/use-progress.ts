import { useEffect, useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { useRest } from "#app/plan/use-rest.ts"
import { newId } from "#app/sync/new-id.ts"
import { useDayNow, useIsLoading, useOperations, useRowsNow, useSynced, useSyncState } from "#app/sync/sync-context.ts"
import { focusMain } from "#app/ui/focus-main.ts"
import { calendarDay } from "#app/ui/her-clock.ts"
import { useToast } from "#app/ui/toast.ts"
import { isLowMoodDay } from "#domain/diary/low-mood-day.ts"
import { currentJourney, currentJourneyId, firstJourneyId, progressOf, progressOn } from "#domain/journey/journey.ts"
import {
  type ChecklistItem,
  celebrationMs,
  isDayComplete,
  isJourneyComplete,
  nextDayDelayMs,
  tick,
} from "#domain/journey/progress.ts"
import type { OperationName } from "#domain/operations/operations.ts"
import type { Meal } from "#domain/recipes/recipe.ts"
import { useRitualWater } from "./use-ritual-water.ts"

const ofJourney: readonly OperationName[] = ["itemDone", "mealEaten", "journeyStarted"]

export function useIsProgressPending(): boolean {
  return useSyncState(({ pending, unstored }) =>
    pending.some(({ id, name }) => !unstored.has(id) && ofJourney.includes(name)),
  )
}

export function useProgress() {
  const t = useMessages("dashboard")
  const showToast = useToast()
  const journey = useSynced(({ journeys }) => currentJourney(Object.values(journeys)))
  const rowsNow = useRowsNow()
  const hasSynced = useSyncState(({ hasSynced }) => hasSynced)
  const loading = useIsLoading()
  const { perform } = useOperations()
  const dayNow = useDayNow()
  const drinkRitual = useRitualWater()
  const [celebrating, setCelebrating] = useState(false)
  const [completed, setCompleted] = useState<{ journeyId: string; day: number } | null>(null)
  const journeyId = journey?.id ?? firstJourneyId
  const isCompleted = completed?.journeyId === journeyId
  const progress = isCompleted ? progressOn(journey, completed.day) : progressOf(journey)
  const rest = useRest(journey)
  const restedDay = isCompleted ? null : rest.rested
  const dayOfMeals = isCompleted ? progress.day : rest.dayOfMeals

  useEffect(() => {
    if (!completed) return
    const timer = setTimeout(() => setCompleted(null), nextDayDelayMs)
    return () => {
      clearTimeout(timer)
      if (document.activeElement === document.body) focusMain()
    }
  }, [completed])

  useEffect(() => {
    if (!celebrating) return
    const timer = setTimeout(() => setCelebrating(false), celebrationMs)
    return () => clearTimeout(timer)
  }, [celebrating])

  function mark(item: ChecklistItem) {
    if (progress.checklist[item]) return
    const { day } = progress
    const next = tick(progress, item)
    if (isDayComplete(next) && !isJourneyComplete(next)) setCompleted({ journeyId, day })
    const date = dayNow()
    perform("itemDone", { journeyId: hasSynced ? journeyId : currentJourneyId, day, item, date })
    if (item === "morning") drinkRitual(day, date)
    if (isDayComplete(next)) {
      setCelebrating(true)
      showToast({ title: t("dayCompleteTitle", { day }), ...completeText(isJourneyComplete(next)) })
    } else if (item === "activity") {
      showToast({ title: t("activityTitle"), description: t("activityText") })
    } else {
      showToast({ title: t("ritualTitle"), description: t("ritualText") })
    }
  }

  /**
   * Marks a meal as eaten, which needs no consent, as a tick needs none. Lunch is the main meal of the checklist, so it
   * ticks that item.
   */
  function eat(meal: Meal) {
    if (meal === "lunch") return mark("mainMeal")
    perform("mealEaten", { journeyId: hasSynced ? journeyId : currentJourneyId, day: dayOfMeals, meal })
    showToast({ title: t("ateTitle") })
  }

  /** On a day with a low mood the toast has no text below its title, because praise would not fit. */
  function completeText(isLast: boolean) {
    if (isLast) return { description: t("journeyCompleteText") }
    const [today, rows] = [dayNow(), rowsNow()]
    const entries = Object.values(rows.diaryEntries).filter(({ createdAt }) => calendarDay(createdAt) === today)
    return isLowMoodDay(rows.checkIns[today]?.values, entries) ? {} : { description: t("dayCompleteText") }
  }

  /** Starts a new journey through the same week, so that she keeps its dishes. */
  function reset() {
    setCompleted(null)
    perform("journeyStarted", { journeyId: newId(), week: journey?.week })
    showToast({ title: t("resetDoneTitle"), description: t("resetDoneText") })
  }

  return {
    journey,
    progress,
    restedDay,
    startNow: rest.startNow,
    dayOfMeals,
    mark,
    eat,
    reset,
    celebrating,
    loading,
  }
}
