import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** When she is reminded, and where: each device that takes pushes, and her mailbox. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("reminder_times")
      .addColumn("user_id", "text", (column) => column.primaryKey().references("user.id").onDelete("cascade"))
      .addColumn("times", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("push_keys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("private_key", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("reminder_channels")
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("endpoint", "text")
      .addColumn("p256dh", "text")
      .addColumn("auth", "text")
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("is_discreet", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("sent_until", "text", (column) => column.notNull())
      .addColumn("due_at", "text")
      .addColumn("leased_until", "text")
      .addColumn("lease_id", "text")
      .addColumn("failures", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("reminder_channels_pkey", ["user_id", "id"] as never)
      .execute()
    await db.schema.createIndex("reminder_channels_due_idx").on("reminder_channels").column("due_at").execute()
    await db.schema
      .createIndex("reminder_channels_endpoint_idx")
      .on("reminder_channels")
      .column("endpoint")
      .unique()
      .execute()
  },
}
