import type { Kysely } from "kysely"
import type { AtHome } from "#domain/nouns/noun.ts"
import type { Timestamped } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"
import { ownRowNoun } from "../sync/own-row.ts"
import { requireShortRow } from "../sync/row-length.ts"

const nothing: Timestamped<AtHome> = { values: {}, changedAt: {} }

/** Null while she has marked none. */
export async function readAtHome(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("at_home").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return row ? { version: row.version, foods: JSON.parse(row.foods) as Timestamped<AtHome> } : null
}

/** An empty row tells other devices. Needs a transaction. */
export async function forgetAtHome(db: Kysely<Tables>, userId: string, version: number) {
  const foods = JSON.stringify(nothing)
  await db.updateTable("at_home").set({ foods, version }).where("user_id", "=", userId).execute()
}

export const atHomeNoun = ownRowNoun<"atHome">({
  noun: "atHome",
  async find(db, userId) {
    const stored = await readAtHome(db, userId)
    return stored && { version: stored.version, row: stored.foods }
  },
  check: (_context, change) => requireShortRow(change, "foods"),
  async store({ db, userId, version }, { row }) {
    const foods = JSON.stringify(row)
    await db
      .insertInto("at_home")
      .values({ user_id: userId, foods, version })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ foods, version }))
      .execute()
  },
})
