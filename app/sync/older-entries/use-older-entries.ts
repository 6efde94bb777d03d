import { useQuery } from "@tanstack/react-query"
import { useContext, useEffect, useSyncExternalStore } from "react"
import { useUser } from "#app/session/use-user.ts"
import { SyncContext } from "#app/sync/sync-context.ts"
import { readCounts, storeCounts } from "./device.ts"
import { olderEntriesOf } from "./older-entries.ts"
import { requestCounts, requestMonth } from "./request-month.ts"

export function useOlderEntries() {
  const { id } = useUser()
  const syncing = useContext(SyncContext)
  const older = olderEntriesOf(id)
  const { months, isRead, renewals } = useSyncExternalStore(older.subscribe, older.read, older.read)
  useEffect(() => void older.open(), [older])
  const fetchMonth = (month: string) => older.fetchMonth(month, requestMonth, () => syncing?.store.snapshot() ?? null)
  return { months, isRead, renewals, fetchMonth }
}

export function useOlderMonth(month: string | null) {
  const { id } = useUser()
  const { months, isRead, renewals, fetchMonth } = useOlderEntries()
  const { failureCount, refetch, isSuccess } = useQuery({
    queryKey: ["older-month", id, month, renewals],
    queryFn: async () => {
      await fetchMonth(month ?? "")
      return true
    },
    networkMode: "always",
    enabled: month !== null,
  })
  const entries = month === null ? undefined : months.get(month)
  const isAway = month !== null && entries === undefined
  return {
    entries,
    isMissing: isAway && isRead && failureCount > 0,
    isLoading: isAway && !isSuccess && failureCount === 0,
    reload: () => void refetch(),
  }
}

/** Returns null until this device knows the counts. */
export function useMonthCounts(isEnabled: boolean) {
  const { id } = useUser()
  const known = useQuery({
    queryKey: ["known-month-counts", id],
    queryFn: () => readCounts(id),
    networkMode: "always",
    enabled: isEnabled,
  })
  const fetched = useQuery({
    queryKey: ["month-counts", id],
    queryFn: async () => {
      const counts = await requestCounts(id)
      await storeCounts(id, counts)
      return counts
    },
    networkMode: "always",
    enabled: isEnabled,
  })
  const counts = fetched.data ?? known.data ?? null
  return { counts, isMissing: !counts && fetched.failureCount > 0, reload: () => void fetched.refetch() }
}
