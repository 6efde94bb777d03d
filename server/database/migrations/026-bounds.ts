import type { Migration } from "kysely/migration"

/** By the server's clock; earlier consents do not count. */
export const bounds: Migration = {
  async up(db) {
    await db.schema
      .alterTable("consents")
      .addColumn("stored_at", "text", (column) => column.notNull().defaultTo(""))
      .execute()
    for (const table of ["journeys", "support_questions", "team_replies"]) {
      await db.schema.createIndex(`${table}_changes_idx`).on(table).columns(["user_id", "version", "id"]).execute()
    }
  },
}
