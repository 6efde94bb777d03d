import type { Migration } from "kysely/migration"

/** What those who help take upon them, and when she wishes somebody to take the baby. */
export const favours: Migration = {
  async up(db) {
    const table = () => db.schema.alterTable("helper_links")
    await table()
      .addColumn("favours", "text", (column) => column.notNull().defaultTo("{}"))
      .execute()
    await table().addColumn("baby_hours", "text").execute()
  },
}
