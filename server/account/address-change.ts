import { randomBytes } from "node:crypto"
import type { Kysely, Selectable, Transaction } from "kysely"
import { addDays, retention } from "#domain/privacy/retention.ts"
import type { AddressChangeTable } from "../database/auth-tables.ts"
import { lockUser } from "../database/lock-user.ts"
import { type Database, storedFlag } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { hashSecret } from "../hash-secret.ts"
import { findUser } from "./data.ts"
import { signInLinkValue } from "./end-held-access.ts"

type AddressChange = Selectable<AddressChangeTable>
/** The mailbox to which a confirmation link was sent: that of the account's present address or of the new one. */
type Side = "former" | "new"
type Asked = { userId: string; newEmail: string; sessionId: string; deviceId: string }

/**
 * Stores a change of address in place of the user's earlier request. Returns the tokens of both links, of which only
 * hashes are stored.
 */
export async function storeAddressChange(
  db: Kysely<Tables>,
  { userId, newEmail, sessionId, deviceId }: Asked,
  now: Date,
): Promise<Record<Side, string>> {
  const tokens = { former: newToken(), new: newToken() }
  const change = {
    new_email: newEmail,
    session_id: sessionId,
    device_id: deviceId,
    former_token: hashSecret(tokens.former),
    new_token: hashSecret(tokens.new),
    former_confirmed_at: null,
    new_confirmed_at: null,
    created_at: now.toISOString(),
    expires_at: addDays(now, retention.confirmEmailLinkHours / 24).toISOString(),
  }
  await db
    .insertInto("address_changes")
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
    .execute()
  return tokens
}

/**
 * Confirms the change in place of a former mailbox that the user has lost. Only the operator calls this, after
 * verifying who asks.
 */
export async function confirmForFormer(db: Kysely<Tables>, userId: string, now: Date) {
  const confirmed = db.updateTable("address_changes").set({ former_confirmed_at: now.toISOString() })
  await confirmed.where("user_id", "=", userId).execute()
}

function newToken() {
  return randomBytes(24).toString("base64url")
}

/** Returns a user's change of address that still waits for one of the mailboxes, or null. */
export async function readAddressChange(db: Kysely<Tables>, userId: string, now: Date) {
  const change = await openChanges(db, now).where("user_id", "=", userId).executeTakeFirst()
  if (!change) return null
  return {
    email: change.new_email,
    askedAt: change.created_at,
    expiresAt: change.expires_at,
    formerConfirmedAt: change.former_confirmed_at,
    newConfirmedAt: change.new_confirmed_at,
  }
}

/** Finds the open change that a link belongs to, and which mailbox the link was sent to. */
export async function findAddressChange(db: Kysely<Tables>, token: string, now: Date) {
  const hash = hashSecret(token)
  const change = await openChanges(db, now)
    .where((is) => is.or([is("former_token", "=", hash), is("new_token", "=", hash)]))
    .executeTakeFirst()
  if (!change) return undefined
  const side: Side = change.former_token === hash ? "former" : "new"
  return { change, side, isConfirmed: change[`${side}_confirmed_at`] !== null }
}

function openChanges(db: Kysely<Tables>, now: Date) {
  return db.selectFrom("address_changes").selectAll().where("expires_at", ">", now.toISOString())
}

/** Cancels a user's pending change of address. */
export async function endAddressChange(db: Kysely<Tables>, userId: string) {
  await db.deleteFrom("address_changes").where("user_id", "=", userId).execute()
}

type Confirmed =
  | { outcome: "invalid" | "waiting" | "taken" }
  | { outcome: "changed"; change: AddressChange; formerEmail: string }

/**
 * Records a mailbox's confirmation and changes the address once both have confirmed. `tell` stores the mail about the
 * change in the transaction that makes it.
 */
export async function confirmAddressChange(
  { db, type }: Database,
  token: string,
  now: Date,
  tell: (db: Kysely<Tables>, userId: string, formerEmail: string) => Promise<unknown>,
): Promise<Confirmed> {
  const first = await findAddressChange(db, token, now)
  if (!first) return { outcome: "invalid" }
  return db.transaction().execute(async (transaction) => {
    // When both links are opened at the same moment, the second waits for the lock, so the change is read again.
    await lockUser(transaction, type, first.change.user_id)
    const found = await findAddressChange(transaction, token, now)
    if (!found) return { outcome: "invalid" }
    const { change, side } = found
    const other = side === "former" ? "new" : "former"
    if (change[`${other}_confirmed_at`] === null) {
      const confirmed = transaction.updateTable("address_changes").set({ [`${side}_confirmed_at`]: now.toISOString() })
      await confirmed.where("user_id", "=", change.user_id).execute()
      return { outcome: "waiting" }
    }
    await endAddressChange(transaction, change.user_id)
    // Somebody may have signed up with the new address since the links were sent.
    if (await findUser(transaction, change.new_email)) return { outcome: "taken" }
    const user = transaction.selectFrom("user").select("email").where("id", "=", change.user_id)
    const { email: formerEmail } = await user.executeTakeFirstOrThrow()
    await moveAccount(transaction, storedFlag(type, true), change, formerEmail)
    await tell(transaction, change.user_id, formerEmail)
    return { outcome: "changed", change, formerEmail }
  })
}

async function moveAccount(
  transaction: Transaction<Tables>,
  emailVerified: ReturnType<typeof storedFlag>,
  { user_id: userId, new_email: email }: AddressChange,
  formerEmail: string,
) {
  await transaction.updateTable("user").set({ email, emailVerified }).where("id", "=", userId).execute()
  // The mail provider may give the former address to somebody else, who must not sign in with a link that was sent
  // there earlier.
  await transaction.deleteFrom("verification").where("value", "=", signInLinkValue(formerEmail)).execute()
  await transaction.deleteFrom("sign_ups").where("email", "=", email).execute()
}
