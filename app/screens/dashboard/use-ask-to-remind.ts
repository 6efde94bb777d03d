import { useSynced } from "#app/sync/sync-context.ts"
import { useHour } from "#app/ui/use-today.ts"

const eveningHour = 18

export function useAskToRemind(): boolean {
  const { rows, isUnknown } = useSynced()
  const isEvening = useHour() >= eveningHour
  const wasAsked = rows.preferences.own?.values.wasAskedToRemind === true || rows.reminderTimes.own !== undefined
  return isEvening && !isUnknown && !wasAsked
}
