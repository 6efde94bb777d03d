import type { Migration } from "kysely/migration"

/** By it a link for a new password is told from what else waits in that table. */
export const kindOfLinks: Migration = {
  async up(db) {
    await db.schema.alterTable("verification").addColumn("kind", "text").execute()
  },
}
