import type { Kysely } from "kysely"
import type { NightWords, SignedNightWords } from "#domain/lit-windows/night-words.ts"
import { addDays, retention } from "#domain/privacy/retention.ts"
import { firstName } from "#domain/profile/greeting-name.ts"
import type { Tables } from "../database/tables.ts"
import type { Member } from "../team/members.ts"

/** The table has one row at most, under this id. */
const id = "tonight"

/** Reads what the team says tonight to everybody who is awake; null if it says nothing. */
export async function readNightWords(db: Kysely<Tables>, now: Date): Promise<SignedNightWords | null> {
  const since = addDays(now, -retention.nightWordsHours / 24).toISOString()
  const words = db.selectFrom("night_words").select(["language", "text", "member_name as name"])
  return (await words.where("id", "=", id).where("written_at", ">", since).executeTakeFirst()) ?? null
}

/** Stores what the team says tonight, in place of an earlier sentence, signed with the member's first name. */
export async function storeNightWords(db: Kysely<Tables>, words: NightWords, member: Pick<Member, "name">, now: Date) {
  const row = { ...words, member_name: firstName(member.name), written_at: now.toISOString() }
  await db
    .insertInto("night_words")
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute()
}

export async function deleteNightWords(db: Kysely<Tables>) {
  await db.deleteFrom("night_words").execute()
}
