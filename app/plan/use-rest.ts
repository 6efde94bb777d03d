import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import { useStoredOrShown } from "#app/storage/use-stored.ts"
import { useCorrectedToday } from "#app/sync/sync-context.ts"
import { useHour } from "#app/ui/use-today.ts"
import { finishedOn, type Journey, progressOf } from "#domain/journey.ts"
import { isAfterDinner } from "#domain/plan/next-meal.ts"

/** The day (1-6) that she finished today, if the next list still rests; on this device she may start it before tomorrow. */
export function useRest(journey: Journey | undefined): { rested: number | null; startNow: () => void } {
  const key = recordKey(useUser().id, "started-early")
  const { value: started, change } = useStoredOrShown<string | null>(
    key,
    () => readRecord<string>(key, (value) => typeof value === "string")?.value ?? null,
    (value) => writeRecord(key, { value, isUnsaved: false }),
  )
  const finished = finishedOn(journey, useCorrectedToday())
  const finishedDay = `${journey?.id} ${finished}`
  return { rested: started === finishedDay ? null : finished, startNow: () => change(finishedDay) }
}

/** The day (1-7) whose meals are eaten now: one that she finished today, until its dinner is over. */
export function useDayOfMeals(journey: Journey | undefined): number {
  const { rested } = useRest(journey)
  const isOver = isAfterDinner(useHour())
  return rested && !isOver ? rested : progressOf(journey).day
}
