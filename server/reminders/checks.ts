import { ownKey } from "#domain/nouns/noun.ts"
import { silenceAsOne } from "#domain/privacy/silence.ts"
import { deleteMailsOf } from "../mail/data.ts"
import { morningMailKind } from "../mail/templates/morning.ts"
import type { NounChecks, OperationContext } from "../sync/noun.ts"
import { followNoted, removeDevice, rescheduleChannels, setMailbox, storeDevice } from "./channels.ts"
import { readSchedule } from "./schedule.ts"

/**
 * Changes a user's reminder times and devices. The synced row has only the times, so no device learns of the user's
 * other devices.
 */
export const reminderTimesChecks: NounChecks<"reminderTimes"> = {
  afterwards: {
    async reminderTimesChanged({ db, userId, now }) {
      const schedule = await readSchedule(db, userId)
      await setMailbox(db, userId, schedule?.times.byMail ?? false, now)
      await rescheduleChannels(db, userId, schedule, now)
    },
    async reminderDeviceAdded({ db, userId, sessionId = null, now }, device) {
      await storeDevice(db, userId, { ...device, sessionId }, await readSchedule(db, userId), now)
    },
    async reminderDeviceRemoved({ db, userId }, { endpoint }) {
      await removeDevice(db, userId, endpoint)
    },
  },
}

/** Recomputes when a user's devices are due next. */
export async function follow({ db, userId, now }: OperationContext) {
  await followNoted(db, userId, await readSchedule(db, userId), now)
}

/** A change of the birth date moves the days on which short words for the first weeks come. */
export const householdChecks: NounChecks<"household"> = {
  afterwards: {
    async householdChanged(context, { fields }) {
      if (fields.birthDate !== undefined) await follow(context)
    },
  },
}

export const visitsChecks: NounChecks<"visits"> = {
  afterwards: { visitNoted: follow, visitDone: follow, visitRemoved: follow },
}

export const medicinesChecks: NounChecks<"medicines"> = {
  afterwards: { medicineNoted: follow, medicineRemoved: follow },
}

export const silenceChecks: NounChecks<"silence"> = {
  afterwards: {
    async silenceSet(context, _args, { silence }) {
      await follow(context)
      const stored = silence?.[ownKey]
      // A morning mail that still waits was written before quiet mode began, and may name times of the baby's visits.
      if (stored && silenceAsOne(stored).value.isOn) await deleteMailsOf(context.db, context.userId, morningMailKind)
    },
  },
}
