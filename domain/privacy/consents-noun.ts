import * as z from "zod/mini"
import { languages } from "../language.ts"
import { noun } from "../nouns/noun.ts"
import { type ConsentPurpose, consentPurposeSchema, type SyncedConsent } from "./consent.ts"

declare module "../nouns/noun.ts" {
  interface Rows {
    consents: { [Purpose in ConsentPurpose]?: SyncedConsent }
  }
}

export const consents = noun("consents", { kind: "consents", byToken: false })

/** A withdrawal deletes the data stored under the consent; the account stays. */
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
  /** Which data a withdrawal deletes follows from the descriptions of the nouns. */
  consentWithdrawn: consents.operation({
    args: z.strictObject({ purpose: consentPurposeSchema }),
    reads: ({ purpose }) => ({ keys: [purpose] }),
    apply(consents, { purpose }, { at, now }) {
      const consent = consents[purpose]
      if (consent?.withdrawnAt !== null) return {}
      // A device with a slow clock may withdraw a consent that another device gave. The withdrawal must not be dated
      // before the consent.
      const isOfSlowClock = consent.givenAt > at && (now === undefined || consent.givenAt <= now)
      return { [purpose]: { ...consent, withdrawnAt: isOfSlowClock ? consent.givenAt : at } }
    },
  }),
}
