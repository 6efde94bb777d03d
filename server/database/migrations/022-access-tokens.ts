import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The tokens by which her other apps read her data. */
export const accessTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("access_tokens")
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("secret_hash", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text")
      .addPrimaryKeyConstraint("access_tokens_key", ["user_id", "id"])
      .execute()
    // The daily job deletes by it.
    await db.schema.createIndex("access_tokens_by_expiry").on("access_tokens").column("expires_at").execute()
  },
}
