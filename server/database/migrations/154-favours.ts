import type { Migration } from "kysely/migration"

/**
 * Adds to helper links the favours that helpers have taken on, and the hours in which the mother wants somebody to take
 * the baby.
 */
export const favours: Migration = {
  async up(db) {
    const table = () => db.schema.alterTable("helper_links")
    await table()
      .addColumn("favours", "text", (column) => column.notNull().defaultTo("{}"))
      .execute()
    await table().addColumn("baby_hours", "text").execute()
  },
}
