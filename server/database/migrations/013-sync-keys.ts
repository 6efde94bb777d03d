import { type Kysely, sql } from "kysely"
import type { DatabaseType } from "../open.ts"

/** Entries are keyed by user and id; each has the revision of its text, and a copy names the entry it was made from. */
export async function rebuildDiary(db: Kysely<unknown>, type: DatabaseType) {
  if (type === "postgres") {
    await sql`alter table diary_entries drop constraint diary_entries_pkey, add primary key (user_id, id)`.execute(db)
  } else {
    await db.schema.dropIndex("diary_entries_id_idx").execute()
    await db.schema
      .createIndex("diary_entries_id_idx")
      .on("diary_entries")
      .columns(["user_id", "id"])
      .unique()
      .execute()
  }
  await addColumn(db, "version", "integer", 0)
  await addColumn(db, "revision", "text")
  await addColumn(db, "copy_of", "text")
  await addColumn(db, "is_conflict", "integer", 0)
  await db.schema.createIndex("diary_entries_version_idx").on("diary_entries").columns(["user_id", "version"]).execute()
  await db.schema
    .createIndex("diary_entries_copy_idx")
    .on("diary_entries")
    .columns(["user_id", "copy_of"])
    .where(sql.ref("copy_of"), "is not", null)
    .execute()
}

function addColumn(db: Kysely<unknown>, name: string, type: "text" | "integer", initial?: number) {
  return db.schema
    .alterTable("diary_entries")
    .addColumn(name, type, (it) => (initial === undefined ? it : it.notNull().defaultTo(initial)))
    .execute()
}

/** Likewise; a question that is taken back leaves an empty row. */
export async function rebuildQuestions(db: Kysely<unknown>, type: DatabaseType) {
  if (type === "postgres") {
    await sql`
      alter table support_questions
        drop constraint support_questions_pkey, add primary key (user_id, id),
        add column taken_back_at text, add column version integer not null default 0`.execute(db)
    return
  }
  await db.schema
    .createTable("rebuilt_questions")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("mailed_at", "text")
    .addColumn("mail_id", "text")
    .addColumn("taken_back_at", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("support_questions_pkey", ["user_id", "id"])
    .execute()
  await sql`
    insert into rebuilt_questions (id, user_id, text, created_at, mailed_at, mail_id)
    select id, user_id, text, created_at, mailed_at, mail_id from support_questions`.execute(db)
  await db.schema.dropTable("support_questions").execute()
  await db.schema.alterTable("rebuilt_questions").renameTo("support_questions").execute()
  await db.schema
    .createIndex("support_questions_of_user_idx")
    .on("support_questions")
    .columns(["user_id", "created_at"])
    .execute()
  await db.schema
    .createIndex("support_questions_pending_idx")
    .on("support_questions")
    .column("created_at")
    .where(sql.ref("mailed_at"), "is", null)
    .execute()
}
