import { ownKey } from "#domain/nouns/noun.ts"
import type { NounChecks } from "../sync/noun.ts"
import { readOwnRow } from "../sync/rows.ts"
import { removeDevice, rescheduleChannels, setMailbox, storeDevice } from "./channels.ts"
import { completeTimes } from "./complete-times.ts"

/** No device is told of the others. */
export const reminderTimesChecks: NounChecks<"reminderTimes"> = {
  afterwards: {
    async reminderTimesChanged({ db, userId, now }, _args, { reminderTimes }) {
      const times = completeTimes(reminderTimes?.[ownKey] ?? undefined)
      await setMailbox(db, userId, times?.byMail ?? false, now)
      await rescheduleChannels(db, userId, times, now)
    },
    async reminderDeviceAdded({ db, userId, sessionId = null, now }, device) {
      const stored = await readOwnRow(db, userId, "reminderTimes")
      await storeDevice(db, userId, { ...device, sessionId }, completeTimes(stored?.row), now)
    },
    async reminderDeviceRemoved({ db, userId }, { endpoint }) {
      await removeDevice(db, userId, endpoint)
    },
  },
}
