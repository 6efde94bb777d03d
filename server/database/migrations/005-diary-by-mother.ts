import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"

/**
 * Clusters each user's diary entries in SQLite in the order in which they are read. In order of arrival, the ten that a
 * screen shows would lie on ten pages of the file. PostgreSQL is left as it is.
 */
export function diaryByMother(type: DatabaseType): Migration {
  return {
    async up(db) {
      if (type === "postgres") return
      await createSorted(db)
      await sql`
        insert into sorted_entries (user_id, created_at, id, mood, notes, updated_at, deleted_at)
        select user_id, created_at, id, mood, notes, updated_at, deleted_at from diary_entries
        order by user_id, created_at, id`.execute(db)
      await db.schema.dropTable("diary_entries").execute()
      await db.schema.alterTable("sorted_entries").renameTo("diary_entries").execute()
      await db.schema.createIndex("diary_entries_id_idx").on("diary_entries").column("id").unique().execute()
    },
  }
}

async function createSorted(db: Kysely<unknown>) {
  await db.schema
    .createTable("sorted_entries")
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("mood", "text", (column) => column.notNull())
    .addColumn("notes", "text", (column) => column.notNull())
    .addColumn("updated_at", "text")
    .addColumn("deleted_at", "text")
    .addPrimaryKeyConstraint("diary_entries_pkey", ["user_id", "created_at", "id"])
    .modifyEnd(sql`without rowid`)
    .execute()
}
