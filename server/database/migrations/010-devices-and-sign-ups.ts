import type { Migration } from "kysely/migration"

/** The browsers that have signed in to an account, and the sign-ups whose address is not confirmed yet. */
export const devicesAndSignUps: Migration = {
  async up(db) {
    await db.schema
      .createTable("known_devices")
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("device_id", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("known_devices_pkey", ["user_id", "device_id"])
      .execute()
    await db.schema.createIndex("known_devices_last_used_idx").on("known_devices").column("last_used_at").execute()

    await db.schema
      .createTable("sign_ups")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("full_name", "text", (column) => column.notNull())
      .addColumn("password", "text", (column) => column.notNull())
      .addColumn("language", "text")
      .addColumn("terms_version", "integer", (column) => column.notNull())
      .addColumn("device_id", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute()
    await db.schema.createIndex("sign_ups_email_idx").on("sign_ups").columns(["email", "created_at"]).execute()
    await db.schema.createIndex("sign_ups_expires_idx").on("sign_ups").column("expires_at").execute()
  },
}
