import { useMemo } from "react"
import { type Entries, monthOf } from "#app/sync/older-entries/older-entries.ts"
import { boundsOf } from "#app/sync/older-entries/request-month.ts"
import { useMonthCounts, useOlderEntries } from "#app/sync/older-entries/use-older-entries.ts"
import { useSynced, useSyncState } from "#app/sync/sync-context.ts"

/**
 * `entries` is null if only the server knows the number. `isHere` is true if this device has all entries of the month.
 */
export type Month = { month: string; entries: number | null; isHere: boolean }

/** The months (YYYY-MM) that have entries, the newest first. */
export function useMonths() {
  const diaryEntries = useSynced((rows) => rows.diaryEntries)
  const entriesSince = useSyncState((state) => state.entriesSince)
  const { months } = useOlderEntries()
  const { counts, isMissing, reload } = useMonthCounts(entriesSince !== null && entriesSince !== "")
  const all = useMemo(() => {
    const own = countByMonth(diaryEntries)
    const server = new Map(counts?.map(({ month, entries }) => [month, entries]))
    const names = new Set([...own.keys(), ...months.keys(), ...server.keys()])
    const listed = [...names].map((month): Month => {
      if (isCovered(month, entriesSince)) return { month, entries: own.get(month) ?? 0, isHere: true }
      const fetched = months.get(month)
      if (fetched) return { month, entries: Object.keys(fetched).length, isHere: true }
      return { month, entries: server.get(month) ?? null, isHere: false }
    })
    return listed.filter(({ entries }) => entries !== 0).sort((one, other) => (one.month < other.month ? 1 : -1))
  }, [diaryEntries, entriesSince, months, counts])
  return { months: all, isMissing, reload }
}

/** True if every device holds all entries of the month. */
export function isCovered(month: string, entriesSince: string | null): boolean {
  return entriesSince !== null && entriesSince < boundsOf(month).from
}

function countByMonth(entries: Entries): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { createdAt } of Object.values(entries)) {
    counts.set(monthOf(createdAt), (counts.get(monthOf(createdAt)) ?? 0) + 1)
  }
  return counts
}
