import { randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import type { CalendarChoice } from "#domain/reminders/calendar-choice.ts"
import type { Tables } from "../../database/tables.ts"
import { hashSecret } from "../../hash-secret.ts"

const secretBytes = 16

/** Reads what a user chose for her calendar feed, without its secret; null if she has none. */
export async function readFeed(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("calendar_feeds").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return row ? { language: row.language, isNeutral: row.is_neutral === 1, createdAt: row.created_at } : null
}

/** Makes a new secret for a user's calendar feed, which ends the old one. Only its hash is stored. */
export async function renewFeed(
  db: Kysely<Tables>,
  userId: string,
  { language, isNeutral }: CalendarChoice,
  now: Date,
): Promise<string> {
  const secret = randomBytes(secretBytes).toString("base64url")
  const feed = {
    secret_hash: hashSecret(secret),
    language,
    is_neutral: isNeutral ? 1 : 0,
    created_at: now.toISOString(),
  }
  await db
    .insertInto("calendar_feeds")
    .values({ user_id: userId, ...feed })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(feed))
    .execute()
  return secret
}

export async function removeFeed(db: Kysely<Tables>, userId: string) {
  await db.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute()
}

/** Finds the calendar feed with this secret, and the user to whom it belongs. */
export async function findFeed(db: Kysely<Tables>, secret: string) {
  return db.selectFrom("calendar_feeds").selectAll().where("secret_hash", "=", hashSecret(secret)).executeTakeFirst()
}
