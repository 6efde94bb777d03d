import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import type { SyncedNoun } from "../sync/noun.ts"
import { giveConsent, readSyncedConsents } from "./data.ts"
import { deleteMostFor, withdrawConsent } from "./withdraw.ts"

/** Consent, for each purpose on its own. A withdrawal deletes what was stored for it; the account stays. */
export function consentNoun(db: Kysely<Tables>): SyncedNoun {
  return {
    noun: "consents",
    handlers: {
      async consentGiven({ db, userId, at, now, version }, { purpose, textVersion, language }) {
        const stands = await giveConsent(db, userId, purpose, { textVersion, language, givenAt: at }, version, now)
        if (!stands) throw appError("CONSENT_OUTDATED")
      },
      async consentWithdrawn(context, { purpose }) {
        await withdrawConsent(context, purpose)
      },
    },
    prepare: {
      consentWithdrawn: ({ userId }, { purpose }) => deleteMostFor(db, userId, purpose),
    },
    read: (db, userId, since) => readSyncedConsents(db, userId, since ?? -1),
  }
}
