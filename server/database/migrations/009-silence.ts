import type { Migration } from "kysely/migration"

/** Whether she wishes to read nothing about the baby; no row while she has never set it. Booleans are 1 or 0. */
export const silence: Migration = {
  async up(db) {
    await db.schema
      .createTable("silences")
      .addColumn("user_id", "text", (column) => column.primaryKey().notNull().references("user.id").onDelete("cascade"))
      .addColumn("is_on", "integer", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .execute()
  },
}
