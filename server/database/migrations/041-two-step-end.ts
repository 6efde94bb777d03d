import type { Migration } from "kysely/migration"

/** When a second step ends that whoever set a new password by a link cannot pass; null where it stays on. */
export const twoStepEnd: Migration = {
  async up(db) {
    await db.schema.alterTable("twoFactor").addColumn("ends_at", "text").execute()
  },
}
