import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { timeZoneHere } from "#app/time-zone-here.ts"
import { defaultTimes, type ReminderTimes } from "#domain/reminders/reminder-times.ts"

export function useReminderTimes() {
  const own = useSynced(({ reminderTimes }) => reminderTimes.own)
  const { perform } = useOperations()
  const { isGiven, agree } = useConsent("reminders")

  function change(fields: Partial<ReminderTimes>) {
    if (!isGiven) agree()
    const isZoneKnown = own?.values.timeZone !== undefined
    perform("reminderTimesChanged", { fields: { ...(!isZoneKnown && { timeZone: timeZoneHere() }), ...fields } })
  }

  const times: Omit<ReminderTimes, "timeZone"> = { ...defaultTimes, ...own?.values }
  return { times, timeZone: own?.values.timeZone, change, isGiven }
}
