import { randomInt } from "node:crypto"
import type { Kysely } from "kysely"
import { addDays, retention } from "#domain/privacy/retention.ts"
import { contactCodeLength, contactCodeLetters } from "#domain/team/first-message.ts"
import type { Tables } from "../database/tables.ts"

/** Makes a code in place of the user's earlier one. Only its keyed hash is stored. */
export async function renewContactCode(
  db: Kysely<Tables>,
  userId: string,
  hashOf: (letters: string) => string,
  now: Date,
): Promise<{ letters: string; expiresAt: string }> {
  const drawn = Array.from(
    { length: contactCodeLength },
    () => contactCodeLetters[randomInt(contactCodeLetters.length)],
  )
  const letters = drawn.join("")
  const expiresAt = addDays(now, retention.contactCodeHours / 24).toISOString()
  const row = { code_hash: hashOf(letters), made_at: now.toISOString(), expires_at: expiresAt, used_for: null }
  await db
    .insertInto("contact_codes")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute()
  return { letters, expiresAt }
}

/** Finds the user who made a code, if the code still works for this message. */
export async function findByContactCode(db: Kysely<Tables>, codeHash: string, messageId: string, now: Date) {
  return db
    .selectFrom("contact_codes")
    .innerJoin("user", "user.id", "contact_codes.user_id")
    .select(["user.id", "user.email"])
    .where("code_hash", "=", codeHash)
    .where("expires_at", ">", now.toISOString())
    .where(({ eb, or }) => or([eb("used_for", "is", null), eb("used_for", "=", messageId)]))
    .executeTakeFirst()
}

/** Marks a code as used for this message; returns false if it no longer works. Needs a transaction. */
export async function spendContactCode(
  db: Kysely<Tables>,
  userId: string,
  { codeHash, messageId }: { codeHash: string; messageId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("contact_codes")
    .set({ used_for: messageId })
    .where("user_id", "=", userId)
    .where("code_hash", "=", codeHash)
    .where("expires_at", ">", now.toISOString())
    .where("used_for", "is", null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Reads when a user's code was made, for her export. The code itself is not stored. */
export async function readContactCode(db: Kysely<Tables>, userId: string) {
  const rows = db.selectFrom("contact_codes").select(["made_at as madeAt", "expires_at as expiresAt"])
  return (await rows.where("user_id", "=", userId).executeTakeFirst()) ?? null
}
