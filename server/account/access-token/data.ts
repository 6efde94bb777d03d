import { randomBytes, randomUUID } from "node:crypto"
import type { Kysely, Selectable } from "kysely"
import {
  type AccessToken,
  type AccessWish,
  accessTokenPrefix,
  accessTokenSecretBytes,
  accessTokensMost,
  newAccessToken,
} from "#domain/account/access-token.ts"
import { type Database, storedFlag } from "../../database/open.ts"
import { prepared } from "../../database/prepared.ts"
import type { Tables } from "../../database/tables.ts"
import { hashSecret } from "../../hash-secret.ts"
import { type Whose, writeByRight } from "../../right.ts"

type Row = Selectable<Tables["access_tokens"]>

function asToken(row: Omit<Row, "user_id" | "secret_hash">): AccessToken {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }
}

/** Returns a user's access tokens without their secrets, expired ones included. */
export async function readAccessTokens(db: Kysely<Tables>, userId: string): Promise<AccessToken[]> {
  const tokens = db.selectFrom("access_tokens").selectAll().where("user_id", "=", userId)
  return (await tokens.orderBy("created_at").orderBy("id").execute()).map(asToken)
}

/**
 * Makes an access token and stores only the hash of its secret. Returns null if the user has too many tokens already.
 */
export async function storeAccessToken(database: Database, { userId, right, now }: Whose, wish: AccessWish) {
  const secret = accessTokenPrefix + randomBytes(accessTokenSecretBytes).toString("base64url")
  const token = newAccessToken(randomUUID(), wish, now)
  const row = {
    user_id: userId,
    id: token.id,
    secret_hash: hashSecret(secret),
    name: token.name,
    scope: token.scope,
    created_at: token.createdAt,
    expires_at: token.expiresAt,
    last_used_at: null,
  }
  return writeByRight(database, { userId, right, now }, async (transaction) => {
    if ((await readAccessTokens(transaction, userId)).length >= accessTokensMost) return null
    await transaction.insertInto("access_tokens").values(row).execute()
    return { secret, token }
  })
}

/** Ends one access token of a user; returns false if she has none with this id. */
export async function endAccessToken(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const ended = db.deleteFrom("access_tokens").where("user_id", "=", userId).where("id", "=", id)
  return (await ended.executeTakeFirst()).numDeletedRows > 0
}

/**
 * Ends the access tokens of accounts whose address is unconfirmed. The server calls it at its start when confirmation
 * is required.
 */
export async function endUnconfirmedAccessTokens({ db, type }: Database) {
  const unconfirmed = db.selectFrom("user").select("id").where("emailVerified", "=", storedFlag(type, false))
  await db.deleteFrom("access_tokens").where("user_id", "in", unconfirmed).execute()
}

const findByHash = prepared((db, { hash }: { hash: string }) =>
  db
    .selectFrom("access_tokens")
    .innerJoin("user", "user.id", "access_tokens.user_id")
    .select(["user.id as userId", "user.email as userEmail", "user.sync_version as syncVersion"])
    .select(["access_tokens.id", "access_tokens.scope", "access_tokens.expires_at", "access_tokens.last_used_at"])
    .where("access_tokens.secret_hash", "=", hash),
)

/** Finds an access token by its secret; returns undefined if the secret is wrong or the token has expired. */
export async function findAccessToken(db: Kysely<Tables>, secret: string, now: Date) {
  const [found] = await findByHash(db, { hash: hashSecret(secret) })
  return found && found.expires_at > now.toISOString() ? found : undefined
}

/** Records that a token was used. */
export async function recordTokenUse(db: Kysely<Tables>, userId: string, id: string, now: Date) {
  const token = db.updateTable("access_tokens").where("user_id", "=", userId).where("id", "=", id)
  await token.set({ last_used_at: now.toISOString() }).execute()
}
