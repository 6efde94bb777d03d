import * as z from "zod/mini"
import { withoutPlan } from "../journey/journey.ts"
import { languages } from "../language.ts"
import { noun, ownKey } from "../nouns/noun.ts"
import { consentPurposeSchema } from "./consent.ts"

export const consents = noun("consents", { byToken: false })

/** A withdrawal deletes what was stored for it; the account stays. */
export const consentOperations = {
  consentGiven: consents.operation({
    args: z.strictObject({
      purpose: consentPurposeSchema,
      textVersion: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      language: z.enum(languages),
    }),
    reads: ({ purpose }) => ({ keys: [purpose] }),
    apply(consents, { purpose, ...agreed }, { at }) {
      const before = consents[purpose]
      if (before?.withdrawnAt === null && before.textVersion === agreed.textVersion) return {}
      const forgottenVersion = before?.forgottenVersion ?? 0
      return { [purpose]: { ...agreed, givenAt: at, withdrawnAt: null, forgottenVersion } }
    },
  }),
  consentWithdrawn: consents.across(["journeys", "atHome"], {
    args: z.strictObject({ purpose: consentPurposeSchema }),
    reads: ({ purpose }) => ({
      consents: { keys: [purpose] },
      journeys: {},
      atHome: purpose === "profile" ? { keys: [ownKey] } : {},
    }),
    apply({ consents, journeys, atHome }, { purpose }, { at, now }) {
      const consent = consents[purpose]
      // A consent given on a device with a slow clock is not dated before one from another device with a better
      // clock.
      const isOfSlowClock = consent && consent.givenAt > at && (now === undefined || consent.givenAt <= now)
      const withdrawnAt = isOfSlowClock ? consent.givenAt : at
      const left = Object.entries(journeys).flatMap(([id, it]) => (it ? [[id, withoutPlan(it)] as const] : []))
      return {
        ...(consent?.withdrawnAt === null && { consents: { [purpose]: { ...consent, withdrawnAt } } }),
        ...(purpose === "profile" && {
          journeys: Object.fromEntries(left),
          ...(atHome[ownKey] && { atHome: { [ownKey]: { values: {}, changedAt: {} } } }),
        }),
      }
    },
  }),
}
