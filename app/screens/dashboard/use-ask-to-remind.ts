import { useSynced, useSyncState } from "#app/sync/sync-context.ts"
import { useHour } from "#app/ui/use-today.ts"

const eveningHour = 18

export function useAskToRemind(): boolean {
  const isUnknown = useSyncState((state) => state.isUnknown)
  const isEvening = useHour() >= eveningHour
  const wasAsked = useSynced(
    ({ preferences, reminderTimes }) =>
      preferences.own?.values.wasAskedToRemind === true || reminderTimes.own !== undefined,
  )
  return isEvening && !isUnknown && !wasAsked
}
