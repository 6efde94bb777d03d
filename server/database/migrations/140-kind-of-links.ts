import type { Migration } from "kysely/migration"

/** Adds a kind, which tells a link for a new password from everything else in the table `verification`. */
export const kindOfLinks: Migration = {
  async up(db) {
    await db.schema.alterTable("verification").addColumn("kind", "text").execute()
  },
}
