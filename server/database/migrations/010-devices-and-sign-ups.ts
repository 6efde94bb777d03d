import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"

/**
 * The browsers that have signed in to an account, the sign-ups that wait until somebody opens the link in their mail, and
 * mails to people who have no account (yet).
 */
export const devicesAndSignUps = (type: DatabaseType): Migration => ({
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

    await allowMailsWithoutUser(db, type)
  },
})

async function allowMailsWithoutUser(db: Kysely<unknown>, type: DatabaseType) {
  if (type === "postgres") {
    await db.schema
      .alterTable("outgoing_mails")
      .alterColumn("user_id", (column) => column.dropNotNull())
      .execute()
    return
  }
  // SQLite cannot take the "not null" off a column: the table is made anew.
  await sql`alter table outgoing_mails rename to outgoing_mails_before`.execute(db)
  for (const index of ["outgoing_mails_due_idx", "outgoing_mails_of_user_idx"])
    await db.schema.dropIndex(index).execute()
  await db.schema
    .createTable("outgoing_mails")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.references("user.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .execute()
  await sql`insert into outgoing_mails select * from outgoing_mails_before`.execute(db)
  await db.schema.dropTable("outgoing_mails_before").execute()
  await db.schema.createIndex("outgoing_mails_due_idx").on("outgoing_mails").column("due_at").execute()
  await db.schema.createIndex("outgoing_mails_of_user_idx").on("outgoing_mails").column("user_id").execute()
}
