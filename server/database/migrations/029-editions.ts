import type { Migration } from "kysely/migration"

/**
 * Adds the edition of the meal plan's rules and recipes that a journey's week follows. Existing journeys have none, so
 * their weeks stay as they are.
 */
export const editions: Migration = {
  async up(db) {
    await db.schema.alterTable("journeys").addColumn("edition", "integer").execute()
  },
}
