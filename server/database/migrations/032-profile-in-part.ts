import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"

/** What she tells of herself, in the order of the table, and what it is stored as. */
const told = {
  full_name: "text",
  age: "integer",
  height: "double precision",
  current_weight: "double precision",
  desired_weight: "double precision",
  is_breastfeeding: "integer",
  birth_type: "text",
  avg_sleep: "double precision",
  daily_meals: "integer",
  water_intake: "double precision",
  activity_level: "text",
  menstrual_cycle: "integer",
  start_date: "text",
} as const

/** A profile may be told in part: what she has not told is null. */
export function profileInPart(type: DatabaseType): Migration {
  return {
    async up(db) {
      if (type === "sqlite") return rebuild(db)
      for (const column of Object.keys(told))
        await db.schema
          .alterTable("profiles")
          .alterColumn(column, (it) => it.dropNotNull())
          .execute()
    },
  }
}

/** SQLite cannot drop a "not null" constraint. */
async function rebuild(db: Kysely<unknown>) {
  const columns = Object.entries(told)
  await columns
    .reduce(
      (table, [column, type]) => table.addColumn(column, type),
      db.schema
        .createTable("rebuilt_profiles")
        .addColumn("id", "text", (column) => column.primaryKey().notNull().references("user.id").onDelete("cascade")),
    )
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("field_changed_at", "text", (column) => column.notNull().defaultTo("{}"))
    .execute()
  const names = sql.join(
    ["id", ...Object.keys(told), "updated_at", "version", "field_changed_at"].map((it) => sql.ref(it)),
  )
  await sql`insert into rebuilt_profiles (${names}) select ${names} from profiles`.execute(db)
  await db.schema.dropTable("profiles").execute()
  await db.schema.alterTable("rebuilt_profiles").renameTo("profiles").execute()
}
