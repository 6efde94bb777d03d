import type { Kysely, Transaction } from "kysely"
import { lockUser } from "../database/lock-user.ts"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import { hasPassword, readIdentities, unlinkIdentities } from "./identity-provider/data.ts"
import { hasAnyPasskey, removePasskeys } from "./passkey/data.ts"

/**
 * Ends the ways of signing in that somebody who stole the password may have added. A new way of signing in must be
 * added here.
 */
export async function endOtherWaysIn(db: Kysely<Tables>, userId: string, { keepsIdentities = false } = {}) {
  await removePasskeys(db, userId)
  if (!keepsIdentities) await unlinkIdentities(db, userId)
}

type WayOut = (transaction: Transaction<Tables>) => Promise<boolean>

/**
 * Ends one way of signing in. Throws NOT_FOUND, or LAST_WAY_IN if only mailed links would remain. `issuer` is the
 * provider in use.
 */
export async function endWayIn({ db, type }: Database, userId: string, issuer: string | null, end: WayOut) {
  await db.transaction().execute(async (transaction) => {
    // Of two concurrent removals the second waits, so that together they cannot remove the last way in.
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
