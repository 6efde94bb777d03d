import type { Migration } from "kysely/migration"

/**
 * Creates the table of codes with which a mother lets the team write to her first, and marks the messages that it wrote
 * in this way.
 */
export const contact: Migration = {
  async up(db) {
    await db.schema
      .createTable("contact_codes")
      .addColumn("user_id", "text", (column) => column.primaryKey().notNull().references("user.id").onDelete("cascade"))
      .addColumn("code_hash", "text", (column) => column.notNull())
      .addColumn("made_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("used_for", "text")
      .execute()
    await db.schema.createIndex("contact_codes_by_hash").on("contact_codes").column("code_hash").execute()
    await db.schema.createIndex("contact_codes_by_end").on("contact_codes").column("expires_at").execute()
    for (const column of ["is_first", "is_gone"])
      await db.schema
        .alterTable("team_replies")
        .addColumn(column, "integer", (added) => added.notNull().defaultTo(0))
        .execute()
  },
}
