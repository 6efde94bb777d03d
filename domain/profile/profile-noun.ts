import * as z from "zod/mini"
import { atLeastOne, mergedOwn, noun, ownKey, readsOwn, rowMaxLength } from "../nouns/noun.ts"
import { mergeFields, timestampedSchema } from "../timestamped.ts"
import { householdSchema } from "./household.ts"
import { emptyOnboarding, onboardingSchema, storedOnboardingSchema } from "./onboarding.ts"
import { preferencesSchema } from "./preferences.ts"
import { profileSchema, storedProfileSchema } from "./profile.ts"

export const profile = noun("profile", {
  purpose: "profile",
  byToken: true,
  row: {
    schema: timestampedSchema(storedProfileSchema),
    isOne: true,
    limits: "arguments",
    exported: ({ values }) => values,
  },
})
export const onboarding = noun("onboarding", {
  purpose: "profile",
  byToken: true,
  row: {
    schema: timestampedSchema(storedOnboardingSchema),
    isOne: true,
    limits: "arguments",
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
    limits: "arguments",
    exported: (preferences, { version }) => ({ version, preferences }),
  },
})

export const profileOperations = {
  profileChanged: profile.operation({
    args: z.strictObject({ fields: z.partial(profileSchema).check(atLeastOne) }),
    reads: readsOwn,
    apply: (rows, { fields }, moment) => mergedOwn(rows, fields, moment),
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
    apply: (rows, { fields }, moment) => mergedOwn(rows, fields, moment),
  }),
  preferencesChanged: preferences.operation({
    args: z.strictObject({ fields: z.partial(preferencesSchema).check(atLeastOne) }),
    reads: readsOwn,
    apply: (rows, { fields }, moment) => mergedOwn(rows, fields, moment),
  }),
}
