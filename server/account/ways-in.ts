import type { Kysely } from "kysely"
import { endAccessTokens } from "../access-token/data.ts"
import type { Tables } from "../database/tables.ts"
import { unlinkIdentities } from "../identity-provider/data.ts"
import { removePasskeys } from "../passkey/data.ts"

/** Ends what whoever knew her password can have made to come in by later. A new way in that needs a password gets its line here. */
export async function endOtherWaysIn(db: Kysely<Tables>, userId: string, { keepsIdentities = false } = {}) {
  await endAccessTokens(db, userId)
  await removePasskeys(db, userId)
  if (!keepsIdentities) await unlinkIdentities(db, userId)
}
