import type { Migration } from "kysely/migration"

/**
 * Adds the time at which two-step sign-in ends for a user who set a new password by a link and cannot pass the second
 * step. It is null where it stays on.
 */
export const twoStepEnd: Migration = {
  async up(db) {
    await db.schema.alterTable("twoFactor").addColumn("ends_at", "text").execute()
  },
}
