import type { Migration } from "kysely/migration"

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
