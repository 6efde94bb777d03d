import { useEffect } from "react"
import { useOperations, useSyncState } from "#app/sync/sync-context.ts"
import { storeUnknownZone, timeZoneHere, zoneNameHere } from "#app/time-zone-here.ts"

/** If the server refuses the name of a zone that it does not know, sends the zone as an offset instead. */
export function useZoneByOffset() {
  const refused = useSyncState(({ refused }) => refused)
  const { perform, discard } = useOperations()
  useEffect(() => {
    const name = zoneNameHere()
    for (const { operation } of refused) {
      if (operation.name !== "reminderTimesChanged" || !name || operation.args.fields.timeZone !== name) continue
      storeUnknownZone(name)
      discard([operation.id])
      perform("reminderTimesChanged", { fields: { ...operation.args.fields, timeZone: timeZoneHere() } })
    }
  }, [refused, perform, discard])
}
