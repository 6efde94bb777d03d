import type { Migration } from "kysely/migration"

/** Creates the table of foods that users have at home. */
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
