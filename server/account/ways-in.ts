import type { Kysely, Transaction } from "kysely"
import { lockUser } from "../database/lock-user.ts"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import { hasPassword, readIdentities, unlinkIdentities } from "../identity-provider/data.ts"
import { hasAnyPasskey, removePasskeys } from "../passkey/data.ts"

/**
 * Ends the ways in that whoever knew her password can have added beside it, which `endHeldAccessOf` leaves: they are hers where she
 * still knows the password. A new one gets its line here.
 */
export async function endOtherWaysIn(db: Kysely<Tables>, userId: string, { keepsIdentities = false } = {}) {
  await removePasskeys(db, userId)
  if (!keepsIdentities) await unlinkIdentities(db, userId)
}

type WayOut = (transaction: Transaction<Tables>) => Promise<boolean>

/**
 * Ends a way into her account, unless only the links in her mail would be left. `issuer` is that of the provider in use: an
 * identity of a former one opens nothing. Throws LAST_WAY_IN, and NOT_FOUND where `end` finds none; nothing has changed then.
 */
export async function endWayIn({ db, type }: Database, userId: string, issuer: string | null, end: WayOut) {
  await db.transaction().execute(async (transaction) => {
    // Of two that end at once, one waits here for the other.
    await lockUser(transaction, type, userId)
    if (!(await end(transaction))) throw appError("NOT_FOUND")
    if (!(await hasWayIn(transaction, userId, issuer))) throw appError("LAST_WAY_IN")
  })
}

async function hasWayIn(db: Kysely<Tables>, userId: string, issuer: string | null): Promise<boolean> {
  if (await hasPassword(db, userId)) return true
  if (await hasAnyPasskey(db, userId)) return true
  return (await readIdentities(db, userId)).some((identity) => identity.issuer === issuer)
}
