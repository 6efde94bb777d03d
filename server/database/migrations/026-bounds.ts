import type { Migration } from "kysely/migration"

/**
 * When the server received a consent, by its own clock, for the daily limit; those from before count for none. And indexes by
 * which a page of changes is read without the rest of a user's rows.
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
