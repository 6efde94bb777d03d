import { useEffect, useState } from "react"
import { api } from "#app/api.ts"
import { keptKey } from "#app/kept/storage.ts"
import { useKept } from "#app/kept/use-kept.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { useUser } from "#app/session/use-user.ts"
import { showToast } from "#app/ui/toast.ts"
import {
  type ChecklistItem,
  celebrationMs,
  initialProgress,
  isDayComplete,
  isJourneyComplete,
  nextDayDelayMs,
  type Progress,
  progressSchema,
  startNextDay,
  tick,
} from "#domain/progress.ts"

const isProgress = (value: unknown) => progressSchema.safeParse(value).success

async function pull() {
  const response = await api.progress.$get()
  return (await response.json()).progress
}

async function push(kept: { value: Progress; changedAt: string }) {
  const response = await api.progress.$put({ json: kept })
  return (await response.json()).progress
}

/** Her journey: where she is, and what she can do with it. */
export function useProgress() {
  const t = useWords("dashboard")
  const lang = useLanguageOf("dashboard")
  const key = keptKey(useUser().id, "progress")
  const { value: progress, change, ...state } = useKept({ key, isValue: isProgress, pull, push }, initialProgress)
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
