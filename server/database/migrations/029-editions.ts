import type { Migration } from "kysely/migration"

/**
 * Adds the edition of the plan by which a journey's week is read. Existing journeys have none, so their weeks stay as
 * they are.
 */
export const editions: Migration = {
  async up(db) {
    await db.schema.alterTable("journeys").addColumn("edition", "integer").execute()
  },
}
