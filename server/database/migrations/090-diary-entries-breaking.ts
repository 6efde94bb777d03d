import { type Kysely, sql } from "kysely"
import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"
import { type Moved, moveRows } from "./038-move-rows.ts"

const text = (value: unknown) => (value === null ? undefined : String(value))

const diaryEntries: Moved = {
  table: "diary_entries",
  columns: [
    "id",
    "mood",
    "notes",
    "created_at",
    "updated_at",
    "deleted_at",
    "stored_at",
    "revision",
    "copy_of",
    "is_conflict",
  ],
  keys: 1,
  noun: "diaryEntries",
  toRow(old) {
    const [key, storedAt, deletedAt] = [String(old.id), String(old.stored_at), text(old.deleted_at)]
    if (deletedAt !== undefined) return { key, sort: "", value: null, storedAt, changedAt: deletedAt, copyOf: null }
    const [createdAt, updatedAt, copyOf] = [String(old.created_at), text(old.updated_at), text(old.copy_of)]
    const row = {
      ...{ id: key, mood: old.mood, notes: old.notes, createdAt },
      ...(updatedAt !== undefined && { updatedAt }),
      revision: text(old.revision) ?? key,
      ...(copyOf !== undefined && { copyOf }),
      ...(old.is_conflict === 1 && { isConflict: true }),
    }
    const changedAt = updatedAt ?? storedAt
    return { key, sort: createdAt, value: JSON.stringify(row), storedAt, changedAt, copyOf: copyOf ?? null }
  },
  toOld({ key, value, storedAt, changedAt }) {
    const row = JSON.parse(value)
    if (row === null) return { ...deleted, id: key, stored_at: storedAt, deleted_at: changedAt }
    const { mood, notes, createdAt, updatedAt = null, revision, copyOf = null, isConflict = false } = row
    return {
      ...{ id: key, mood, notes, created_at: createdAt, updated_at: updatedAt, deleted_at: null, stored_at: storedAt },
      ...{ revision, copy_of: copyOf, is_conflict: isConflict ? 1 : 0 },
    }
  },
  /** Of a deleted one nothing was read but that it is. The first text of an entry from before operations is its own id's. */
  asRead: (old) => ({
    ...old,
    revision: old.revision ?? old.id,
    ...(old.deleted_at !== null && deleted),
  }),
}

const deleted = {
  mood: "",
  notes: "",
  created_at: "",
  updated_at: null,
  revision: null,
  copy_of: null,
  is_conflict: 0,
}

/** The entries of each diary; and what finds copies, the rows of a day, and deleted ones whose time has come. */
export function diaryRows(type: DatabaseType): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("rows")
        .addColumn("copy_of", type === "postgres" ? sql`text collate "C"` : "text")
        .execute()
      const index = (name: string) => db.schema.createIndex(`rows_${name}_idx`).on("rows")
      await index("copy").columns(["user_id", "noun", "copy_of"]).where(sql.ref("copy_of"), "is not", null).execute()
      await index("stored").columns(["user_id", "noun", "stored_at"]).execute()
      await index("deleted").columns(["noun", "changed_at"]).where(sql.ref("value"), "is", null).execute()
      await moveRows(db, type, diaryEntries)
    },
  }
}
