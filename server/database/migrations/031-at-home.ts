import type { Migration } from "kysely/migration"

/** Which foods she has at home. */
export const atHome: Migration = {
  async up(db) {
    await db.schema
      .createTable("at_home")
      .addColumn("user_id", "text", (it) => it.primaryKey().notNull().references("user.id").onDelete("cascade"))
      .addColumn("foods", "text", (it) => it.notNull())
      .addColumn("version", "integer", (it) => it.notNull())
      .execute()
  },
}
