import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"
import { rebuildDiary, rebuildQuestions } from "./013-sync-keys.ts"

/**
 * Sync by operations: a version counter for each user, receipts of applied operations, and on each row the version of its
 * last change. Each user's progress becomes her first journey. Keys begin with the user id.
 */
export function sync(type: DatabaseType): Migration {
  return {
    async up(db) {
      await addVersion(db, "user", "sync_version")
      await createReceipts(db)
      await createEpochs(db)
      await createJourneys(db)
      for (const table of ["check_ins", "profiles", "onboarding", "silences", "consents"]) await addVersion(db, table)
      for (const table of ["check_ins", "profiles", "onboarding"]) await addFieldMoments(db, table)
      await createIndex(db, "check_ins")
      await noteCheckInMoments(db)
      await createOwnRow(db, "preferences", "preferences")
      await createOwnRow(db, "shopping_ticks", "ticks")
      await rebuildDiary(db, type)
      await rebuildQuestions(db, type)
    },
  }
}

const userId = "user_id"

function addVersion(db: Kysely<unknown>, table: string, column = "version") {
  return db.schema
    .alterTable(table)
    .addColumn(column, "integer", (it) => it.notNull().defaultTo(0))
    .execute()
}

function addFieldMoments(db: Kysely<unknown>, table: string) {
  return db.schema
    .alterTable(table)
    .addColumn("field_changed_at", "text", (it) => it.notNull().defaultTo("{}"))
    .execute()
}

function createIndex(db: Kysely<unknown>, table: string) {
  return db.schema.createIndex(`${table}_version_idx`).on(table).columns([userId, "version"]).execute()
}

async function createReceipts(db: Kysely<unknown>) {
  await db.schema
    .createTable("receipts")
    .addColumn(userId, "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("operation_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("receipts_pkey", [userId, "operation_id"])
    .execute()
  await createIndex(db, "receipts")
}

async function createEpochs(db: Kysely<unknown>) {
  await db.schema
    .createTable("sync_epochs")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .execute()
}

async function createJourneys(db: Kysely<unknown>) {
  await db.schema
    .createTable("journeys")
    .addColumn(userId, "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("started_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("done", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("journeys_pkey", [userId, "id"])
    .execute()
  for (let day = 1; day <= 7; day++) await insertJourneysOfDay(db, day)
  await db.schema.dropTable("progress").execute()
}

const allItems = `["morning","mainMeal","snack","activity"]`

/** The days before the current one are complete; the current day has its checklist. */
async function insertJourneysOfDay(db: Kysely<unknown>, day: number) {
  const before = Array.from({ length: day - 1 }, (_, index) => `"${index + 1}":${allItems}`).join(",")
  const ticked = (item: string) =>
    sql`case when checklist like ${sql.lit(`%"${item}":true%`)} then ${sql.lit(`,"${item}"`)} else '' end`
  const items = sql`substr(${ticked("morning")} || ${ticked("mainMeal")} || ${ticked("snack")} || ${ticked("activity")}, 2)`
  const done = sql`${sql.lit(`{${before}${before && ","}"${day}":[`)} || ${items} || ']}'`
  await sql`
    insert into journeys (user_id, id, started_at, changed_at, done, version)
    select user_id, 'first', changed_at, changed_at, ${done}, 0 from progress where day = ${sql.lit(day)}`.execute(db)
}

/** Each answer of a day counts as given when the day was last changed. */
async function noteCheckInMoments(db: Kysely<unknown>) {
  await sql`
    update check_ins set field_changed_at =
      '{"energy":"' || changed_at || '","mood":"' || changed_at || '","bloating":"' || changed_at || '"}'`.execute(db)
}

/** One row for each user, with all values as JSON. */
async function createOwnRow(db: Kysely<unknown>, table: string, column: string) {
  await db.schema
    .createTable(table)
    .addColumn(userId, "text", (it) => it.primaryKey().notNull().references("user.id").onDelete("cascade"))
    .addColumn(column, "text", (it) => it.notNull())
    .addColumn("version", "integer", (it) => it.notNull())
    .execute()
}
