import type { Migration } from "kysely/migration"

/**
 * Records when the server received a consent, for the daily limit; existing consents do not count. Adds indexes by
 * which a page of changes is read without the user's other rows.
 */
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
