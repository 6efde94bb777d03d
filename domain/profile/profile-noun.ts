import * as z from "zod/mini"
import { atLeastOne, mergedOwn, noun, ownKey, readsOwn, rowMaxLength } from "../nouns/noun.ts"
import { mergeFields, type Timestamped, timestampedSchema } from "../timestamped.ts"
import { type HouseholdFields, householdSchema } from "./household.ts"
import { emptyOnboarding, type Onboarding, onboardingSchema, storedOnboardingSchema } from "./onboarding.ts"
import { type Preferences, preferencesSchema } from "./preferences.ts"
import { type Profile, profileSchema, storedProfileSchema } from "./profile.ts"

declare module "../nouns/noun.ts" {
  interface Rows {
    profile: { [ownKey]?: Timestamped<Profile> }
    onboarding: { [ownKey]?: Timestamped<Onboarding> }
    household: { [ownKey]?: Timestamped<HouseholdFields> }
    preferences: { [ownKey]?: Timestamped<Preferences> }
  }
}

export const profile = noun("profile", {
  kind: "body",
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
  kind: "body",
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
  kind: "body",
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
  kind: "journey",
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
