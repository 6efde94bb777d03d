import type { Migration } from "kysely/migration"

/** One row for each consent; `withdrawn_at` is null until it is withdrawn, and the row stays as proof. */
export const consents: Migration = {
  async up(db) {
    await db.schema
      .createTable("consents")
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("given_at", "text", (column) => column.notNull())
      .addColumn("text_version", "integer", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("withdrawn_at", "text")
      .addPrimaryKeyConstraint("consents_pkey", ["user_id", "purpose", "given_at"])
      .execute()
  },
}
