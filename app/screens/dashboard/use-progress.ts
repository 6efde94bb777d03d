import { useEffect, useState } from "react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { useKeptProgress } from "#app/progress/use-kept-progress.ts"
import { showToast } from "#app/ui/toast.ts"
import {
  type ChecklistItem,
  celebrationMs,
  initialProgress,
  isDayComplete,
  isJourneyComplete,
  nextDayDelayMs,
  startNextDay,
  tick,
} from "#domain/progress.ts"

/** Her journey: where she is, and what she can do with it. */
export function useProgress() {
  const t = useWords("dashboard")
  const lang = useLanguageOf("dashboard")
  const { value: progress, change, ...state } = useKeptProgress()
  const [celebrating, setCelebrating] = useState(false)
  const nextDayIsDue = isDayComplete(progress) && !isJourneyComplete(progress)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the day that was completed is what starts the wait
  useEffect(() => {
    if (!nextDayIsDue) return
    const timer = setTimeout(() => change(startNextDay(progress)), nextDayDelayMs)
    return () => clearTimeout(timer)
  }, [nextDayIsDue, progress.day])

  useEffect(() => {
    if (!celebrating) return
    const timer = setTimeout(() => setCelebrating(false), celebrationMs)
    return () => clearTimeout(timer)
  }, [celebrating])

  function mark(item: ChecklistItem) {
    if (progress.checklist[item]) return
    const next = tick(progress, item)
    change(next)
    if (isDayComplete(next)) {
      setCelebrating(true)
      const day = progress.day
      showToast({ title: t("dayCompleteTitle", { day }), description: t("dayCompleteText"), lang })
    } else if (item === "activity") {
      showToast({ title: t("activityTitle"), description: t("activityText"), lang })
    } else {
      showToast({ title: t("ritualTitle"), description: t("ritualText"), lang })
    }
  }

  function reset() {
    change(initialProgress)
    showToast({ title: t("resetDoneTitle"), description: t("resetDoneText"), lang })
  }

  return { progress, mark, reset, celebrating, ...state }
}
