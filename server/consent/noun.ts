import type { Kysely } from "kysely"
import type { ConsentPurpose } from "#domain/consent.ts"
import type { Tables } from "../database/tables.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { admitConsent, readSyncedConsents, storeConsent } from "./data.ts"
import { deleteMostFor, forgetAllOf, withdrawConsent } from "./withdraw.ts"

/** A withdrawal deletes the purpose's data; the account stays. */
export function consentNoun(db: Kysely<Tables>): SyncedNoun<"consents"> {
  return {
    noun: "consents",
    async load(db, userId, { keys }) {
      const consents = await readSyncedConsents(db, userId, -1, keys as ConsentPurpose[])
      return Object.fromEntries(consents.map(({ key, row }) => [key, row]))
    },
    async store(context, { key, row }) {
      if (row) await (row.withdrawnAt === null ? storeConsent : withdrawConsent)(context, key, row)
    },
    admit: {
      async consentGiven(context, { purpose, textVersion }) {
        await admitConsent(context, purpose, textVersion)
        return undefined
      },
    },
    prepare: {
      consentWithdrawn: ({ userId }, { purpose }) => deleteMostFor(db, userId, purpose),
    },
    afterwards: {
      consentWithdrawn: (context, { purpose }) => forgetAllOf(context, purpose),
    },
    read: (db, userId, since) => readSyncedConsents(db, userId, since ?? -1),
  }
}
