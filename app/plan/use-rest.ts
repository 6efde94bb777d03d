import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import { useStoredOrShown } from "#app/storage/use-stored.ts"
import { useCorrectedToday } from "#app/sync/sync-context.ts"
import { useHour } from "#app/ui/use-today.ts"
import { finishedOn, type Journey, progressOf } from "#domain/journey/journey.ts"
import { isAfterDinner } from "#domain/plan/cooking/next-meal.ts"

type Rest = {
  /** The day (1 to 6) that was finished today, as long as the next day's checklist is still folded; otherwise null. */
  rested: number | null
  /** The day (1 to 7) whose meals are current: the finished day until its dinner is over, then the next. */
  dayOfMeals: number
  startNow: () => void
}

export function useRest(journey: Journey | undefined): Rest {
  const key = recordKey(useUser().id, "started-early")
  const { value: started, change } = useStoredOrShown<string | null>(
    key,
    () => readRecord<string>(key, (value) => typeof value === "string")?.value ?? null,
    (value) => writeRecord(key, { value, isUnsaved: false }),
  )
  const isOver = isAfterDinner(useHour())
  const finished = finishedOn(journey, useCorrectedToday())
  const finishedDay = `${journey?.id} ${finished}`
  const rested = started === finishedDay ? null : finished
  return {
    rested,
    dayOfMeals: rested && !isOver ? rested : progressOf(journey).day,
    startNow: () => change(finishedDay),
  }
}
