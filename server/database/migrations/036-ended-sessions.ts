import type { Migration } from "kysely/migration"

/** The sessions that she ended, by the hash of their token: nothing in it tells whose they were. */
export const endedSessions: Migration = {
  async up(db) {
    await db.schema
      .createTable("ended_sessions")
      .addColumn("token", "text", (column) => column.primaryKey().notNull())
      .addColumn("ended_at", "text", (column) => column.notNull())
      .execute()
    // The daily job deletes by it.
    await db.schema.createIndex("ended_sessions_by_end").on("ended_sessions").column("ended_at").execute()
  },
}
