import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { mailboxId } from "../reminders/channels.ts"

/** Whoever holds what such a row was made for gets in, or sees something of hers. */
const keys = ["session", "access_tokens", "helper_links", "calendar_feeds", "known_devices"] as const
const mailsWithKey = ["sign-in-link", "reset-password"]

/** The tables of which a restored database has not all rows, or none. */
export const endedTables: readonly string[] = [...keys, "verification", "reminder_channels", "outgoing_mails"]

/**
 * Ends what opens an account, or shows a part of it, to whoever merely holds it: cookies, links, tokens, addresses. What was ended
 * after the backup would otherwise come alive again. What somebody knows or is (passwords, passkeys, identities) stays, and so
 * does the note that a challenge or an answer was used.
 */
export async function endHeldAccess(db: Kysely<Tables>) {
  await db.transaction().execute(async (transaction) => {
    for (const table of keys) await transaction.deleteFrom(table).execute()
    await transaction.deleteFrom("verification").where("value", "!=", "used").execute()
    await transaction.deleteFrom("reminder_channels").where("id", "!=", mailboxId).execute()
    await transaction.deleteFrom("outgoing_mails").where("kind", "in", mailsWithKey).execute()
  })
}
