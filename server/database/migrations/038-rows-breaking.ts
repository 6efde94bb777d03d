import { sql } from "kysely"
import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"
import { type Moved, moveRows } from "./038-move-rows.ts"

const water: Moved = {
  table: "water_days",
  columns: ["date", "glasses"],
  keys: 1,
  noun: "water",
  toRow({ date, glasses }) {
    const [key, value] = [String(date), String(glasses)]
    const moment = `${key}T00:00:00.000Z`
    return { key, sort: key, value, storedAt: moment, changedAt: moment }
  },
  toOld: ({ key, value }) => ({ date: key, glasses: value }),
}

/** One table for what is synced, by user, noun and key. Nouns move into it one after the other. */
export function rows(type: DatabaseType): Migration {
  // Keys and dates are compared as their bytes, as SQLite and the server do.
  const text = type === "postgres" ? sql`text collate "C"` : "text"
  return {
    async up(db) {
      await db.schema
        .createTable("rows")
        .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
        .addColumn("noun", text, (column) => column.notNull())
        .addColumn("key", text, (column) => column.notNull())
        .addColumn("version", "integer", (column) => column.notNull())
        .addColumn("sort", text, (column) => column.notNull())
        .addColumn("stored_at", "text", (column) => column.notNull())
        .addColumn("changed_at", "text", (column) => column.notNull())
        .addColumn("value", "text")
        .addPrimaryKeyConstraint("rows_pkey", ["user_id", "noun", "key"])
        .execute()
      const index = (name: string) => db.schema.createIndex(`rows_${name}_idx`).on("rows")
      await index("version").columns(["user_id", "version", "noun", "key"]).execute()
      await index("sort").columns(["user_id", "noun", "sort", "key"]).execute()
      await moveRows(db, type, water)
    },
  }
}
