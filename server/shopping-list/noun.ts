import type { Kysely } from "kysely"
import type { ShoppingTicks } from "#domain/shopping-ticks.ts"
import type { Tables } from "../database/tables.ts"
import { ownRowNoun } from "../sync/own-row.ts"
import { requireShortRow } from "../sync/row-length.ts"

/** Null while she has ticked none. */
export async function readTicks(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("shopping_ticks").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return row ? { version: row.version, ticks: JSON.parse(row.ticks) as ShoppingTicks } : null
}

export const shoppingListNoun = ownRowNoun<"shoppingTicks">({
  noun: "shoppingTicks",
  async find(db, userId) {
    const stored = await readTicks(db, userId)
    return stored && { version: stored.version, row: stored.ticks }
  },
  check: (_context, change) => requireShortRow(change, "foods"),
  async store({ db, userId, version }, { row }) {
    const ticks = JSON.stringify(row)
    await db
      .insertInto("shopping_ticks")
      .values({ user_id: userId, ticks, version })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ticks, version }))
      .execute()
  },
})
