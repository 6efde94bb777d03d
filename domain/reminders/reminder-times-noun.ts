import * as z from "zod/mini"
import { languages } from "../language.ts"
import { atLeastOne, mergedOwn, noun, readsOwn } from "../nouns/noun.ts"
import { type Timestamped, timestampedSchema } from "../timestamped.ts"
import { pushSubscriptionSchema } from "./push-subscription.ts"
import { type ReminderTimes, reminderTimesSchema } from "./reminder-times.ts"

// Stored zones are not checked, because a later release of the time zone database may have removed a name.
const storedTimesSchema = z.extend(reminderTimesSchema, { timeZone: z.string() })

declare module "../nouns/noun.ts" {
  interface Rows {
    reminderTimes: { [ownKey]?: Timestamped<ReminderTimes> }
  }
}

export const reminderTimes = noun("reminderTimes", {
  kind: "reminders",
  purpose: "reminders",
  byToken: true,
  row: {
    schema: timestampedSchema(storedTimesSchema),
    isOne: true,
    limits: "arguments",
    exported: (times, { version }) => ({ version, times }),
  },
})

export const reminderOperations = {
  reminderTimesChanged: reminderTimes.operation({
    args: z.strictObject({ fields: z.partial(reminderTimesSchema).check(atLeastOne) }),
    reads: readsOwn,
    apply: (rows, { fields }, moment) => mergedOwn(rows, fields, moment),
  }),
  /** Registers this browser for reminders; other devices do not learn of it. */
  reminderDeviceAdded: reminderTimes.operation({
    args: z.strictObject({
      ...pushSubscriptionSchema.shape,
      language: z.enum(languages),
      isDiscreet: z.boolean(),
    }),
    byToken: false,
    reads: () => ({}),
    apply: () => ({}),
  }),
  reminderDeviceRemoved: reminderTimes.operation({
    args: z.strictObject({ endpoint: pushSubscriptionSchema.shape.endpoint }),
    purpose: undefined,
    byToken: false,
    reads: () => ({}),
    apply: () => ({}),
  }),
}
