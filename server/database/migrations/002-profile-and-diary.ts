import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** Profiles, and diary entries indexed newest first. Booleans are 1 or 0, which both databases bind and return alike. */
export const profileAndDiary: Migration = {
  async up(db) {
    await createProfiles(db)
    await createDiaryEntries(db)
  },
}

async function createProfiles(db: Kysely<unknown>) {
  await db.schema
    .createTable("profiles")
    .addColumn("id", "text", (column) => column.primaryKey().notNull().references("user.id").onDelete("cascade"))
    .addColumn("full_name", "text", (column) => column.notNull())
    .addColumn("age", "integer", (column) => column.notNull())
    .addColumn("height", "double precision", (column) => column.notNull())
    .addColumn("current_weight", "double precision", (column) => column.notNull())
    .addColumn("desired_weight", "double precision", (column) => column.notNull())
    .addColumn("is_breastfeeding", "integer", (column) => column.notNull())
    .addColumn("birth_type", "text", (column) => column.notNull())
    .addColumn("avg_sleep", "double precision", (column) => column.notNull())
    .addColumn("daily_meals", "integer", (column) => column.notNull())
    .addColumn("water_intake", "double precision", (column) => column.notNull())
    .addColumn("activity_level", "text", (column) => column.notNull())
    .addColumn("menstrual_cycle", "integer", (column) => column.notNull())
    .addColumn("start_date", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute()
}

async function createDiaryEntries(db: Kysely<unknown>) {
  await db.schema
    .createTable("diary_entries")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("mood", "text", (column) => column.notNull())
    .addColumn("notes", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text")
    .addColumn("deleted_at", "text")
    .execute()
  await db.schema
    .createIndex("diary_entries_newest_idx")
    .on("diary_entries")
    .columns(["user_id", "created_at", "id"])
    .execute()
}
