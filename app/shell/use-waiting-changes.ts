import { useQueries } from "@tanstack/react-query"
import { type KeptSource, syncKept } from "#app/kept/sync.ts"
import { useWaitingNames } from "#app/kept/use-waiting-names.ts"
import { progressSource } from "#app/progress/progress-source.ts"
import { checkInSource, prefixOfCheckIns } from "#app/screens/dashboard/check-in-source.ts"

/** Sends what she has ticked and answered, on this day or an earlier one, also when she has left the dashboard since. */
export function useWaitingChanges(userId: string) {
  const progress = progressSource(userId)
  const isProgressWaiting = useWaitingNames(progress.key).includes("")
  const days = useWaitingNames(prefixOfCheckIns(userId))
  useQueries({
    queries: [
      ...(isProgressWaiting ? [sending(progress)] : []),
      ...days.map((date) => sending(checkInSource(userId, date))),
    ],
  })
}

/** The same query as that of the screen that shows it, so that it goes on when she leaves. */
function sending<Value>(source: KeptSource<Value>) {
  return { queryKey: ["kept", source.key], queryFn: () => syncKept(source) }
}
