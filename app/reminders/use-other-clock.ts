import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { timeZoneHere } from "#app/time-zone-here.ts"
import { differsHere } from "#app/ui/her-clock.ts"

/**
 * Returns her time zone and her two possible answers, or null if the device is in her time zone or she chose to keep
 * hers. Her choice is stored under her user id, not for the whole browser.
 */
export function useOtherClock() {
  const { id } = useUser()
  const { perform } = useOperations()
  const timeZone = useSynced(({ reminderTimes }) => reminderTimes.own?.values.timeZone)
  const key = recordKey(id, "other-clock")
  const accepted = useStored(key, () => readRecord<string>(key, (value) => typeof value === "string")?.value)
  const here = timeZoneHere()
  if (timeZone === undefined || accepted === here || !differsHere()) return null
  return {
    timeZone,
    follow: () => perform("reminderTimesChanged", { fields: { timeZone: here } }),
    accept: () => writeRecord(key, { value: here, isUnsaved: false }),
  }
}
