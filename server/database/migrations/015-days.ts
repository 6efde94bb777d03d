import type { ColumnDefinitionBuilder, Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Her days: sleep, water and weight, the dates of what was done on a journey, and the badges earned. */
export const days: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("check_ins").addColumn("sleep_hours", "double precision").execute()
    await db.schema.alterTable("journeys").addColumn("done_on", "text").execute()
    await tableOf(db, "water_days", "date").addColumn("glasses", "text", notNull).execute()
    await tableOf(db, "weights", "date")
      .addColumn("kg", "double precision")
      .addColumn("changed_at", "text", notNull)
      .execute()
    await tableOf(db, "badges", "badge").addColumn("earned_on", "text", notNull).execute()
    for (const table of ["water_days", "weights"]) {
      await db.schema.createIndex(`${table}_version_idx`).on(table).columns(["user_id", "version"]).execute()
    }
  },
}

function tableOf(db: Kysely<unknown>, table: string, key: string) {
  return db.schema
    .createTable(table)
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn(key, "text", notNull)
    .addColumn("version", "integer", notNull)
    .addPrimaryKeyConstraint(`${table}_pkey`, ["user_id", key as never])
}

function notNull(column: ColumnDefinitionBuilder) {
  return column.notNull()
}
