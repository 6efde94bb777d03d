import { randomUUID } from "node:crypto"
import { type CreateTableBuilder, type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"

const batch = 500

/** The team that replies: its members, a conversation with each user who has asked something, replies, notes and the audit. */
export const team: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["language", "chat_answer", "concern", "answered_at"])
      await db.schema.alterTable("support_questions").addColumn(column, "text").execute()
    await ofUser(db, "team_members")
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("is_operator", "integer", (column) => column.notNull())
      .addColumn("added_at", "text", (column) => column.notNull())
      .addColumn("seen_at", "text")
      .addPrimaryKeyConstraint("team_members_pkey", ["user_id"] as never)
      .execute()
    await createConversations(db)
    await createMessages(db)
    await createOthers(db)
    await openConversations(db as Kysely<OldQuestions>)
  },
}

function ofUser(db: Kysely<unknown>, table: string): CreateTableBuilder<string, string> {
  return db.schema
    .createTable(table)
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade")) as never
}

async function createConversations(db: Kysely<unknown>) {
  await ofUser(db, "team_conversations")
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("opened_at", "text", (column) => column.notNull())
    .addColumn("last_message_at", "text", (column) => column.notNull())
    .addColumn("waiting_since", "text")
    .addColumn("closed_at", "text")
    .addColumn("read_until", "text")
    .addColumn("member_id", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("team_conversations_pkey", ["user_id"] as never)
    .execute()
  for (const column of ["waiting_since", "last_message_at", "closed_at"])
    await db.schema
      .createIndex(`team_conversations_${column}_idx`)
      .on("team_conversations")
      .columns([column, "id"])
      .execute()
}

async function createMessages(db: Kysely<unknown>) {
  await ofUser(db, "team_replies")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("member_id", "text", (column) => column.notNull())
    .addColumn("member_name", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("sent_at", "text", (column) => column.notNull())
    .addColumn("helped", "integer")
    .addColumn("version", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("team_replies_pkey", ["user_id", "id"] as never)
    .execute()
  // The daily job deletes by it.
  await db.schema.createIndex("team_replies_sent_idx").on("team_replies").column("sent_at").execute()
  await ofUser(db, "team_notes")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("member_id", "text", (column) => column.notNull())
    .addColumn("member_name", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("written_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("team_notes_pkey", ["user_id", "id"] as never)
    .execute()
  await db.schema.createIndex("team_notes_written_idx").on("team_notes").column("written_at").execute()
}

async function createOthers(db: Kysely<unknown>) {
  await ofUser(db, "team_audit")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("member_id", "text", (column) => column.notNull())
    .addColumn("member_name", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("team_audit_pkey", ["user_id", "id"] as never)
    .execute()
  await db.schema.createIndex("team_audit_at_idx").on("team_audit").columns(["at", "id"]).execute()
  await ofUser(db, "desk_presence")
    .addColumn("member_id", "text", (column) => column.notNull())
    .addColumn("is_writing", "integer", (column) => column.notNull())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("desk_presence_pkey", ["user_id", "member_id"] as never)
    .execute()
  const saved = db.schema
    .createTable("saved_replies")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
  await ["title", "pt", "en", "es", "updated_at"]
    .reduce((table, name) => table.addColumn(name, "text", (column) => column.notNull()), saved)
    .execute()
  await db.schema
    .createTable("response_times")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("asked_at", "text", (column) => column.notNull())
    .addColumn("minutes", "integer", (column) => column.notNull())
    .execute()
  for (const [table, key, value] of [
    ["daily_figures", "date", "figures"],
    ["operator_moments", "name", "at"],
  ] as const)
    await db.schema
      .createTable(table)
      .addColumn(key, "text", (column) => column.primaryKey().notNull())
      .addColumn(value, "text", (column) => column.notNull())
      .execute()
  await db.schema.createIndex("response_times_asked_idx").on("response_times").column("asked_at").execute()
}

type OldQuestions = {
  support_questions: { user_id: string; created_at: string; taken_back_at: string | null }
  team_conversations: { [column: string]: string | number | null }
}

/** What was asked before waits too: nobody could reply in the product. */
async function openConversations(db: Kysely<OldQuestions>) {
  const asked = await db
    .selectFrom("support_questions")
    .select(["user_id", sql<string>`min(created_at)`.as("first"), sql<string>`max(created_at)`.as("last")])
    .where("taken_back_at", "is", null)
    .groupBy("user_id")
    .execute()
  const rows = asked.map(({ user_id, first, last }) => ({
    user_id,
    id: randomUUID(),
    opened_at: first,
    last_message_at: last,
    waiting_since: first,
    closed_at: null,
    read_until: null,
    member_id: null,
    version: 0,
  }))
  for (let start = 0; start < rows.length; start += batch)
    await db
      .insertInto("team_conversations")
      .values(rows.slice(start, start + batch))
      .execute()
}
