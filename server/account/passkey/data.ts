import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import { type Passkey, passkeysMost } from "#domain/account/passkey.ts"
import type { Database } from "../../database/open.ts"
import type { Tables } from "../../database/tables.ts"
import { type Whose, writeByRight } from "../../right.ts"

/** Reads a user's passkeys without their keys, oldest first. */
export async function readPasskeys(db: Kysely<Tables>, userId: string): Promise<Passkey[]> {
  return db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute()
}

export async function readCredentialIds(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db.selectFrom("passkeys").select("credential_id").where("user_id", "=", userId).execute()
  return rows.map(({ credential_id }) => credential_id)
}

export async function hasAnyPasskey(db: Kysely<Tables>, userId: string): Promise<boolean> {
  return (await readCredentialIds(db, userId)).length > 0
}

export type NewKey = { credentialId: string; publicKey: Uint8Array; counter: number }

/**
 * Stores a passkey; returns null if the user has too many (also when several are added at the same moment), or if it is
 * already stored for anybody.
 */
export async function storePasskey(
  database: Pick<Database, "db" | "type">,
  { userId, right, now }: Whose,
  name: string,
  { credentialId, publicKey, counter }: NewKey,
): Promise<Passkey | null> {
  const passkey = { id: randomUUID(), name, createdAt: now.toISOString(), lastUsedAt: null }
  const row = {
    user_id: userId,
    id: passkey.id,
    credential_id: credentialId,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    name,
    created_at: passkey.createdAt,
    last_used_at: null,
  }
  return writeByRight(database, { userId, right, now }, async (transaction) => {
    if ((await readCredentialIds(transaction, userId)).length >= passkeysMost) return null
    const storing = transaction.insertInto("passkeys").values(row)
    const stored = storing.onConflict((conflict) => conflict.doNothing()).returning("id")
    return (await stored.executeTakeFirst()) ? passkey : null
  })
}

/** Removes one passkey of a user; returns false if she has none with this id. */
export async function removePasskey(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const removed = db.deleteFrom("passkeys").where("user_id", "=", userId).where("id", "=", id)
  return (await removed.executeTakeFirst()).numDeletedRows > 0n
}

/** Removes all passkeys of a user, for when somebody else may have had access. */
export async function removePasskeys(db: Kysely<Tables>, userId: string) {
  await db.deleteFrom("passkeys").where("user_id", "=", userId).execute()
}

export type StoredKey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** Finds a passkey by its credential id; undefined unless it belongs to this account. */
export async function findPasskey(db: Kysely<Tables>, userId: string, credentialId: string) {
  const row = await db
    .selectFrom("passkeys")
    .innerJoin("user", "user.id", "passkeys.user_id")
    .select(["passkeys.id", "passkeys.user_id as userId", "user.email", "passkeys.credential_id as credentialId"])
    .select(["passkeys.public_key", "passkeys.counter"])
    .where("passkeys.user_id", "=", userId)
    .where("passkeys.credential_id", "=", credentialId)
    .executeTakeFirst()
  return (
    row && { ...row, publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")), counter: Number(row.counter) }
  )
}

/** Records that a passkey was used; returns false if it was removed or its counter changed meanwhile. */
export async function recordPasskeyUse(
  db: Kysely<Tables>,
  { userId, id, counter }: StoredKey,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ counter: newCounter, last_used_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function hasPasskey(
  db: Kysely<Tables>,
  { userId, id }: Pick<StoredKey, "userId" | "id">,
): Promise<boolean> {
  const row = db.selectFrom("passkeys").select("id").where("user_id", "=", userId).where("id", "=", id)
  return (await row.executeTakeFirst()) !== undefined
}
