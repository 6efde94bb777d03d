import type { Kysely } from "kysely"
import type { SavedReply } from "#domain/team/saved-reply.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"

const savedMost = 500

/** Reads all saved replies, by title. */
export function readSavedReplies(db: Kysely<Tables>) {
  return db
    .selectFrom("saved_replies")
    .select(["id", "title", "pt", "en", "es"])
    .orderBy("title")
    .orderBy("id")
    .execute()
}

/** Stores a saved reply. Throws INVALID_INPUT if there are too many. */
export async function storeSavedReply(db: Kysely<Tables>, id: string, saved: SavedReply, now: Date) {
  const known = await readSavedReplies(db)
  if (known.length >= savedMost && !known.some((one) => one.id === id))
    throw appError("INVALID_INPUT", { fields: { title: "too_big" } })
  const row = { ...saved, updated_at: now.toISOString() }
  await db
    .insertInto("saved_replies")
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute()
}

export async function deleteSavedReply(db: Kysely<Tables>, id: string) {
  await db.deleteFrom("saved_replies").where("id", "=", id).execute()
}
