import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The secret address of her calendar. */
export const calendar: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("calendar_feeds")
      .addColumn("user_id", "text", (column) => column.primaryKey().references("user.id").onDelete("cascade"))
      .addColumn("secret_hash", "text", (column) => column.notNull().unique())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("is_neutral", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute()
  },
}
