import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Her week and its hard nights on each journey, and what she settled about food. */
export const plan: Migration = {
  async up(db: Kysely<unknown>) {
    const journeys = () => db.schema.alterTable("journeys")
    await journeys()
      .addColumn("week", "integer", (column) => column.notNull().defaultTo(1))
      .execute()
    await journeys().addColumn("dishes", "text").execute()
    await journeys().addColumn("hard_nights", "text").execute()
    await db.schema
      .createTable("households")
      .addColumn("user_id", "text", (it) => it.primaryKey().notNull().references("user.id").onDelete("cascade"))
      .addColumn("household", "text", (it) => it.notNull())
      .addColumn("version", "integer", (it) => it.notNull())
      .execute()
  },
}
