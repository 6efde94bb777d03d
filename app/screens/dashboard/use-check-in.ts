import { useQueries } from "@tanstack/react-query"
import { useMemo } from "react"
import { api } from "#app/api.ts"
import { keptKey, waitingKeys } from "#app/kept/storage.ts"
import { type KeptSource, syncKept } from "#app/kept/sync.ts"
import { useKept } from "#app/kept/use-kept.ts"
import { useToday } from "#app/language/use-today.ts"
import { useUser } from "#app/session/use-user.ts"
import { type CheckIn, type CheckInQuestion, checkInSchema, emptyCheckIn } from "#domain/check-in.ts"

const isCheckIn = (value: unknown) => checkInSchema.safeParse(value).success

/** Today's check-in; with the day, on her calendar, it begins anew. */
export function useCheckIn() {
  const date = useToday()
  const days = keptKey(useUser().id, "check-in:")
  const { value: checkIn, change, waiting } = useKept<CheckIn>(checkInSource(days, date), emptyCheckIn)
  useUnsentCheckIns(days, date)
  const answer = (question: CheckInQuestion, score: number) => change({ ...checkIn, [question]: score })
  return { checkIn, answer, waiting }
}

/** Sends what an earlier day left unsent. */
function useUnsentCheckIns(days: string, today: string) {
  const unsent = useMemo(() => waitingKeys(days).filter((key) => key !== days + today), [days, today])
  useQueries({
    queries: unsent.map((key) => ({
      queryKey: ["kept", key],
      queryFn: () => syncKept(checkInSource(days, key.slice(days.length))),
    })),
  })
}

function checkInSource(days: string, date: string): KeptSource<CheckIn> {
  const checkIn = api["check-ins"][":date"]
  return {
    key: days + date,
    isValue: isCheckIn,
    async pull() {
      const response = await checkIn.$get({ param: { date } })
      return (await response.json()).checkIn
    },
    async push(kept) {
      const response = await checkIn.$put({ param: { date }, json: kept })
      return (await response.json()).checkIn
    },
  }
}
