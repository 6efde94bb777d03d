import type { Migration } from "kysely/migration"

/** Codes that let in whoever signs up where sign-ups are by invitation; and by which one a pending sign-up came. */
export const invitations: Migration = {
  async up(db) {
    await db.schema
      .createTable("invitations")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("code_hash", "text", (column) => column.notNull().unique())
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("uses", "integer", (column) => column.notNull())
      .addColumn("uses_left", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute()
    await db.schema.createIndex("invitations_by_end").on("invitations").column("expires_at").execute()
    await db.schema.alterTable("sign_ups").addColumn("invitation_id", "text").execute()
  },
}
