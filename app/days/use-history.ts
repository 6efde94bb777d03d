import { useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { api } from "#app/api.ts"
import { AppError, told } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"
import { readHistory, storeHistory } from "#app/storage/history-store.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { calendarDay } from "#app/ui/her-clock.ts"
import { type DayRecord, daysAtHand } from "#domain/days/day-record.ts"
import { daysOf } from "#domain/days/days-of.ts"
import { daysOfHistory } from "#domain/evolution/history.ts"

/** The days are sorted, the earliest first. */
export function useDays(earlier?: readonly DayRecord[]): DayRecord[] {
  const rows = useSynced(({ checkIns, water, journeys, diaryEntries }) => ({ checkIns, water, journeys, diaryEntries }))
  return useMemo(() => daysOf(rows, calendarDay, earlier), [rows, earlier])
}

export function useHistory() {
  const { id } = useUser()
  const hasMore = useSynced(({ checkIns, water, weights }) =>
    [checkIns, water, weights].some((byDate) => Object.keys(byDate).length >= daysAtHand),
  )
  const known = useQuery({
    queryKey: ["known-history", id],
    queryFn: async () => (await readHistory(id)) ?? null,
    networkMode: "always",
    enabled: hasMore,
  })
  const fetched = useQuery({
    queryKey: ["history", id],
    queryFn: async () => {
      const history = await told(await api.history.$get(), "userId", "checkIns", "water", "weights")
      // If another user has signed in since the request began, the answer is about that user and is not stored.
      if (history.userId !== id) throw new AppError("OTHER_USER", 409)
      await storeHistory(id, history)
      return history
    },
    networkMode: "always",
    enabled: hasMore,
  })
  const history = fetched.data ?? known.data ?? null
  const days = useMemo(() => (history ? daysOfHistory(history, calendarDay) : []), [history])
  return { days, weights: history?.weights ?? [], isMissing: hasMore && !history && fetched.failureCount > 0 }
}
