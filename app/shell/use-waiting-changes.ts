import { useQueries } from "@tanstack/react-query"
import { syncQuery } from "#app/kept/sync.ts"
import { useWaitingNames } from "#app/kept/use-waiting-names.ts"
import { progressSource } from "#app/progress/progress-source.ts"
import { checkInSource, prefixOfCheckIns } from "#app/screens/dashboard/check-in-source.ts"

/** Sends what she has ticked and answered, on this day or an earlier one, also when she has left the dashboard since. */
export function useWaitingChanges(userId: string) {
  const progress = progressSource(userId)
  const unsentProgress = useWaitingNames(progress.key).map(() => syncQuery(progress))
  const unsentCheckIns = useWaitingNames(prefixOfCheckIns(userId)).map((date) => syncQuery(checkInSource(userId, date)))
  useQueries({ queries: [...unsentProgress, ...unsentCheckIns] })
}
