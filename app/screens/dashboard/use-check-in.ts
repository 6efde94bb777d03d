import { useKept } from "#app/kept/use-kept.ts"
import { useToday } from "#app/language/use-today.ts"
import { useUser } from "#app/session/use-user.ts"
import { type CheckIn, type CheckInQuestion, emptyCheckIn } from "#domain/check-in.ts"
import { checkInSource } from "./check-in-source.ts"

/** Today's check-in; with the day, on her calendar, it begins anew. */
export function useCheckIn() {
  const source = checkInSource(useUser().id, useToday())
  const { value: checkIn, change, waiting } = useKept<CheckIn>(source, emptyCheckIn)
  const answer = (question: CheckInQuestion, score: number) => change({ ...checkIn, [question]: score })
  return { checkIn, answer, waiting }
}
