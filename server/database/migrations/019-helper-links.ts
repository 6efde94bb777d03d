import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The links by which she shows someone who helps what there is to do. */
export const helperLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("helper_links")
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("secret_hash", "text", (column) => column.unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("shows", "text", (column) => column.notNull())
      .addColumn("names_without", "integer", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .addColumn("version", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("helper_links_key", ["user_id", "id"])
      .execute()
    // The daily job deletes by it.
    await db.schema.createIndex("helper_links_by_expiry").on("helper_links").column("expires_at").execute()
  },
}
