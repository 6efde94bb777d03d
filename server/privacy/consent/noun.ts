import type { ConsentPurpose } from "#domain/privacy/consent.ts"
import { storeWayInChangedMail } from "../../account/notices.ts"
import type { Database } from "../../database/open.ts"
import type { MailQueue } from "../../mail/queue.ts"
import type { SyncedNoun } from "../../sync/noun.ts"
import { admitConsent, readSyncedConsents, storeConsent } from "./data.ts"
import { deleteMostFor, forgetAllOf, withdrawConsent } from "./withdraw.ts"

type ConsentDeps = {
  database: Pick<Database, "db" | "eraseDeleted">
  mails: Pick<MailQueue, "keep" | "wake">
  baseUrl: string
  supportEmail: string
}

/** Stores consents and their withdrawals. A withdrawal deletes the data of its purpose; the account stays. */
export function consentNoun(deps: ConsentDeps): SyncedNoun<"consents"> {
  const { db, eraseDeleted } = deps.database
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
      async consentWithdrawn({ userId }, { purpose }) {
        const [consent] = await readSyncedConsents(db, userId, -1, [purpose])
        // If the consent was withdrawn before, little data can be left, so nothing needs to be deleted in batches
        // first.
        if (!consent || consent.row.withdrawnAt === null) await deleteMostFor(db, userId, purpose)
      },
    },
    afterwards: {
      async consentWithdrawn(context, { purpose }, { consents = {} }) {
        const wasStanding = Object.keys(consents).length > 0
        await forgetAllOf(context, purpose, wasStanding)
        // The mail is sent because anybody who holds the unlocked phone can withdraw a consent with a tap.
        if (wasStanding) {
          await storeWayInChangedMail(context.db, context.userId, "consentTakenBack", deps)
          context.afterCommit(deps.mails.wake)
        }
        // If the deleted text cannot be erased from the database's files, for example on a full disk, the daily jobs do
        // it later.
        context.afterCommit(() => void eraseDeleted().catch(() => {}))
      },
    },
    read: (db, userId, since) => readSyncedConsents(db, userId, since ?? -1),
  }
}
