import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/**
 * The versions of the policy on this installation, whom it has told of them, and whom it has asked about data from before
 * consent was asked for.
 */
export const policy: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("policy_versions")
      .addColumn("number", "integer", (column) => column.primaryKey().notNull())
      .addColumn("text_version", "integer", (column) => column.notNull())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("published_at", "text", (column) => column.notNull())
      .addColumn("applies_at", "text", (column) => column.notNull())
      .execute()
    await db.schema
      .createTable("policy_notices")
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("mailed_at", "text")
      .addColumn("closed_at", "text")
      .addColumn("agreed_at", "text")
      .addPrimaryKeyConstraint("policy_notices_key", ["user_id", "number"])
      .execute()
    await db.schema
      .createTable("consent_requests")
      .addColumn("user_id", "text", (column) => column.primaryKey().notNull().references("user.id").onDelete("cascade"))
      .addColumn("asked_at", "text", (column) => column.notNull())
      .addColumn("first_mail", "text")
      .addColumn("first_delivered_at", "text")
      .addColumn("second_mail", "text")
      .addColumn("second_queued_at", "text")
      .addColumn("second_delivered_at", "text")
      .execute()
  },
}
