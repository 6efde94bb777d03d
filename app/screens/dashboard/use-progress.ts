import { useEffect, useState } from "react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { newId } from "#app/sync/new-id.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { showToast } from "#app/ui/toast.ts"
import { currentJourney, firstJourneyId, progressOf, progressOn } from "#domain/journey.ts"
import {
  type ChecklistItem,
  celebrationMs,
  isDayComplete,
  isJourneyComplete,
  nextDayDelayMs,
  tick,
} from "#domain/progress.ts"

/** Her journey: where she is, and what she can do with it. */
export function useProgress() {
  const t = useWords("dashboard")
  const lang = useLanguageOf("dashboard")
  const { rows, pending, isUnknown, reachability } = useSynced()
  const { perform } = useOperations()
  const [celebrating, setCelebrating] = useState(false)
  /** The day that she has just completed: it stays for a moment before the next one starts. */
  const [completed, setCompleted] = useState<{ journeyId: string; day: number } | null>(null)
  const journey = currentJourney(Object.values(rows.journeys))
  const journeyId = journey?.id ?? firstJourneyId
  const isCompleted = completed?.journeyId === journeyId
  const progress = isCompleted ? progressOn(journey, completed.day) : progressOf(journey)

  useEffect(() => {
    if (!completed) return
    const timer = setTimeout(() => setCompleted(null), nextDayDelayMs)
    return () => clearTimeout(timer)
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
    const { isStored } = perform("itemDone", { journeyId, day, item })
    if (isDayComplete(next)) {
      setCelebrating(true)
      showToast({ title: t("dayCompleteTitle", { day }), description: t("dayCompleteText"), lang })
    } else if (item === "activity") {
      showToast({ title: t("activityTitle"), description: t("activityText"), lang })
    } else {
      showToast({ title: t("ritualTitle"), description: t("ritualText"), lang })
    }
    if (!isStored) showToast({ title: t("noRoomTitle"), description: t("noRoomText"), kind: "destructive", lang })
  }

  function reset() {
    setCompleted(null)
    perform("journeyStarted", { journeyId: newId() })
    showToast({ title: t("resetDoneTitle"), description: t("resetDoneText"), lang })
  }

  return {
    progress,
    mark,
    reset,
    celebrating,
    /** Nothing is known of her yet, neither here nor from the server. */
    loading: isUnknown && reachability === "unknown",
    /** Her last change has not reached the server. */
    waiting: pending.some(({ name }) => name === "itemDone" || name === "journeyStarted"),
  }
}
