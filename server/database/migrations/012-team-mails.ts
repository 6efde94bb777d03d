import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"

/**
 * A mail to the team belongs to no user, so that it outlives the account of whoever asked first. Each question names the
 * mail that reports it. Questions are counted under a keyed hash of the address, which also outlives the account.
 */
export function teamMails(type: DatabaseType): Migration {
  return {
    async up(db) {
      if (type === "postgres") await sql`alter table outgoing_mails alter column user_id drop not null`.execute(db)
      else await rebuildMails(db)
      await sql`update outgoing_mails set user_id = null where kind = 'support-question'`.execute(db)
      await db.schema.alterTable("support_questions").addColumn("mail_id", "text").execute()
      await db.schema
        .createIndex("support_questions_pending_idx")
        .on("support_questions")
        .column("created_at")
        .where(sql.ref("mailed_at"), "is", null)
        .execute()
      await createAskedQuestions(db)
    },
  }
}

/** SQLite cannot drop a "not null" constraint. */
async function rebuildMails(db: Kysely<unknown>) {
  await db.schema
    .createTable("rebuilt_mails")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.references("user.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .execute()
  await sql`
    insert into rebuilt_mails (id, user_id, kind, content, created_at, expires_at, due_at, attempts)
    select id, user_id, kind, content, created_at, expires_at, due_at, attempts from outgoing_mails`.execute(db)
  await db.schema.dropTable("outgoing_mails").execute()
  await db.schema.alterTable("rebuilt_mails").renameTo("outgoing_mails").execute()
  await db.schema.createIndex("outgoing_mails_due_idx").on("outgoing_mails").column("due_at").execute()
  await db.schema.createIndex("outgoing_mails_of_user_idx").on("outgoing_mails").column("user_id").execute()
}

async function createAskedQuestions(db: Kysely<unknown>) {
  await db.schema
    .createTable("asked_questions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("address_key", "text", (column) => column.notNull())
    .addColumn("asked_at", "text", (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex("asked_questions_of_address_idx")
    .on("asked_questions")
    .columns(["address_key", "asked_at"])
    .execute()
}
