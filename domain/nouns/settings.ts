import * as z from "zod/mini"
import { languages } from "../language.ts"
import { marksOn, type ShoppingTicks, withTicks } from "../plan/shopping-ticks.ts"
import { silenceAsOne, silenceSchema } from "../privacy/silence.ts"
import { householdSchema } from "../profile/household.ts"
import { emptyOnboarding, onboardingSchema, storedOnboardingSchema } from "../profile/onboarding.ts"
import { preferencesSchema } from "../profile/preferences.ts"
import { profileSchema, storedProfileSchema } from "../profile/profile.ts"
import { pushSubscriptionSchema } from "../reminders/push-subscription.ts"
import { reminderTimesSchema } from "../reminders/reminder-times.ts"
import { mergeFields, type Timestamped, timestampedSchema } from "../timestamped.ts"
import { type AtHome, atLeastOne, type Changed, type Known, type Moment, noun, ownKey, rowMaxLength } from "./noun.ts"

const foodsMax = 300
const food = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,59}$/))
const foodList = z.array(food).check(z.minLength(1), z.maxLength(foodsMax))

const nothingAtHome: Timestamped<AtHome> = { values: {}, changedAt: {} }
const moments = z.record(z.string(), z.string())
const marksSchema = z.looseObject({ values: z.record(z.string(), z.boolean()), changedAt: moments })
const atHomeSchema: z.ZodMiniType<Timestamped<AtHome>> = marksSchema
const ticksSchema: z.ZodMiniType<ShoppingTicks> = z.extend(marksSchema, { boughtAt: z.optional(moments) })
// A list of zones ends with a release of the time zone database.
const storedTimesSchema = z.extend(reminderTimesSchema, { timeZone: z.string() })

export const profile = noun("profile", {
  purpose: "profile",
  byToken: true,
  row: { schema: timestampedSchema(storedProfileSchema), isOne: true, exported: ({ values }) => values },
})
export const onboarding = noun("onboarding", {
  purpose: "profile",
  byToken: true,
  row: {
    schema: timestampedSchema(storedOnboardingSchema),
    isOne: true,
    exported: ({ values }) => ({ ...emptyOnboarding, ...values }),
  },
})
export const household = noun("household", {
  purpose: "profile",
  byToken: true,
  row: {
    schema: timestampedSchema(householdSchema),
    isOne: true,
    limits: { length: rowMaxLength, argument: "fields" },
    exported: (household, { version }) => ({ version, household }),
  },
})
export const preferences = noun("preferences", {
  byToken: true,
  row: {
    schema: timestampedSchema(preferencesSchema),
    isOne: true,
    exported: (preferences, { version }) => ({ version, preferences }),
  },
})
export const reminderTimes = noun("reminderTimes", {
  purpose: "reminders",
  byToken: true,
  row: {
    schema: timestampedSchema(storedTimesSchema),
    isOne: true,
    exported: (times, { version }) => ({ version, times }),
  },
})
export const shoppingTicks = noun("shoppingTicks", {
  byToken: true,
  row: {
    schema: ticksSchema,
    isOne: true,
    limits: { length: rowMaxLength, argument: "foods" },
    exported: (ticks, { version }) => ({ version, ticks }),
  },
})
export const atHome = noun("atHome", {
  byToken: true,
  row: {
    schema: atHomeSchema,
    isOne: true,
    limits: { length: rowMaxLength, argument: "foods" },
    emptied: { with: "profile", left: () => nothingAtHome },
    exported: (foods, { version }) => ({ version, foods }),
  },
})
export const silence = noun("silence", {
  byToken: false,
  row: {
    schema: timestampedSchema(silenceSchema),
    isOne: true,
    exported: ({ values, changedAt }) => silenceAsOne({ values, changedAt }),
  },
})

const readsOwn = () => ({ keys: [ownKey] })

function merged<Values extends object>(
  rows: Known<Timestamped<Values>>,
  fields: Partial<Values>,
  { at, now }: Moment,
): Changed<Timestamped<Values>> {
  return { [ownKey]: mergeFields<Values>(rows[ownKey], fields, at, now) }
}

export const settingsOperations = {
  profileChanged: profile.operation({
    args: z.strictObject({ fields: z.partial(profileSchema).check(atLeastOne) }),
    reads: readsOwn,
    apply: (rows, { fields }, moment) => merged(rows, fields, moment),
  }),
  onboardingAnswered: onboarding.operation({
    args: z.strictObject({ answers: z.partial(onboardingSchema) }),
    reads: readsOwn,
    apply(rows, { answers }, { at, now }) {
      const merged = mergeFields(rows[ownKey], answers, at, now)
      return { [ownKey]: { ...merged, values: { ...emptyOnboarding, ...merged.values } } }
    },
  }),
  householdChanged: household.operation({
    args: z.strictObject({ fields: z.partial(householdSchema).check(atLeastOne) }),
    reads: readsOwn,
    apply: (rows, { fields }, moment) => merged(rows, fields, moment),
  }),
  preferencesChanged: preferences.operation({
    args: z.strictObject({ fields: z.partial(preferencesSchema).check(atLeastOne) }),
    reads: readsOwn,
    apply: (rows, { fields }, moment) => merged(rows, fields, moment),
  }),
  reminderTimesChanged: reminderTimes.operation({
    args: z.strictObject({ fields: z.partial(reminderTimesSchema).check(atLeastOne) }),
    reads: readsOwn,
    apply: (rows, { fields }, moment) => merged(rows, fields, moment),
  }),
  /** For this browser; no other device is told. */
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
  /** `startsOver`: what was bought is unticked, but still at home. */
  shoppingItemsTicked: shoppingTicks.operation({
    args: z.strictObject({ foods: foodList, isTicked: z.boolean(), startsOver: z.optional(z.boolean()) }),
    reads: readsOwn,
    apply: (rows, args, moment) => ({ [ownKey]: withTicks(rows[ownKey], args, moment) }),
  }),
  foodsHadAtHome: atHome.operation({
    args: z.strictObject({ foods: foodList, isAtHome: z.boolean() }),
    reads: readsOwn,
    apply: (rows, { foods, isAtHome }, moment) => merged(rows, marksOn(foods, isAtHome), moment),
  }),
  silenceSet: silence.operation({
    args: silenceSchema,
    reads: readsOwn,
    apply: (rows, change, moment) => merged(rows, change, moment),
  }),
}
