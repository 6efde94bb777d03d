import type { Kysely } from "kysely"
import { ownKey, type ShoppingTicks } from "#domain/operations/rows.ts"
import { mergeFields, type Timestamped } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import type { SyncedNoun } from "../sync/noun.ts"

/** More than there are foods in the plan. */
const foodsMax = 1000

/** Which foods of the list she has ticked, with the timestamps of the changes, or null while she has ticked none. */
export async function readTicks(db: Kysely<Tables>, userId: string) {
  const row = await db.selectFrom("shopping_ticks").selectAll().where("user_id", "=", userId).executeTakeFirst()
  return row ? { version: row.version, ticks: JSON.parse(row.ticks) as Timestamped<ShoppingTicks> } : null
}

/** Which foods of her list she has ticked, merged food by food. */
export const shoppingListNoun: SyncedNoun = {
  noun: "shoppingTicks",
  handlers: {
    async shoppingItemsTicked({ db, userId, at, now, version }, { foods, isTicked }) {
      const stored = await readTicks(db, userId)
      const changes = Object.fromEntries(foods.map((food) => [food, isTicked]))
      const merged = mergeFields(stored?.ticks, changes, at, now.toISOString())
      if (Object.keys(merged.values).length > foodsMax)
        throw appError("INVALID_INPUT", { fields: { foods: "too_big" } })
      const ticks = JSON.stringify(merged)
      await db
        .insertInto("shopping_ticks")
        .values({ user_id: userId, ticks, version })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ticks, version }))
        .execute()
    },
  },
  async read(db, userId, since) {
    const stored = await readTicks(db, userId)
    if (!stored || stored.version <= (since ?? -1)) return []
    return [{ key: ownKey, version: stored.version, row: stored.ticks }]
  },
}
