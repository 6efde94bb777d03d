import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/**
 * When an account was last used, the warnings before an unused one is deleted, and the jobs that delete. Existing accounts
 * count as used now, so that none is idle at once. The indexes spare the jobs full table scans.
 */
export const retentionJobs: Migration = {
  async up(db) {
    await noteLastUse(db)
    await createIdleWarnings(db)
    await createJobs(db)
    await db.schema.createIndex("session_expiresAt_idx").on("session").column("expiresAt").execute()
    await db.schema
      .createIndex("diary_entries_deleted_idx")
      .on("diary_entries")
      .column("deleted_at")
      .where("deleted_at", "is not", null)
      .execute()
  },
}

async function noteLastUse(db: Kysely<unknown>) {
  await db.schema.alterTable("user").addColumn("last_used_at", "text").execute()
  const users = db.withTables<{ user: { last_used_at: string } }>().updateTable("user")
  await users.set({ last_used_at: new Date().toISOString() }).execute()
  await db.schema.createIndex("user_last_used_at_idx").on("user").column("last_used_at").execute()
}

async function createIdleWarnings(db: Kysely<unknown>) {
  await db.schema
    .createTable("idle_warnings")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("queued_at", "text", (column) => column.notNull())
    .addColumn("delivered_at", "text")
    .addUniqueConstraint("idle_warnings_of_user", ["user_id", "number"])
    .execute()
}

async function createJobs(db: Kysely<unknown>) {
  await db.schema
    .createTable("jobs")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("leased_until", "text")
    .addColumn("lease_id", "text")
    .addColumn("handled", "integer", (column) => column.notNull())
    .execute()
}
