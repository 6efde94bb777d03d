import { sql } from "kysely"
import { expect } from "vitest"
import type { Database } from "#server/database/open.ts"

/** Whether nothing in the database's own files is damaged, and each index holds what its table holds. */
export async function expectWhole({ db, type }: Database) {
  if (type === "sqlite") {
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: "ok" }])
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
    return
  }
  // Reading every page also compares its checksum.
  await sql`create extension if not exists amcheck`.execute(db)
  await sql`
    select bt_index_check(index => relation.oid::regclass, heapallindexed => true)
    from pg_index join pg_class as relation on relation.oid = indexrelid join pg_am on pg_am.oid = relam
    where amname = 'btree' and relpersistence = 'p'`.execute(db)
  const damaged = await sql`
    select relname, damage.* from pg_class, lateral verify_heapam(pg_class.oid::regclass) as damage
    where relkind in ('r', 'm') and relpersistence = 'p'`.execute(db)
  expect(damaged.rows).toEqual([])
}
