import { copyFileSync, rmSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { describe, expect, onTestFinished, test } from "vitest"
import { migrate } from "#server/database/migrate.ts"
import { openDatabase, sqliteFile } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { type Place, settingsOf } from "../api/real-server.ts"
import { momentOfThen, openPlaceOfThen, schemaOfThen } from "./place-of-then.ts"
import { spawnServer } from "./server.ts"
import { mayMakeDisks, smallDisk } from "./small-disk.ts"

const entriesOfBefore = 4000
/** Twenty of them are more than an upgrade of three hundred entries needs. */
const roomStepBytes = 100_000

/** What a device of release 0.2.0 was told of one entry. Of an outage it waits and sends it again; what is refused it shows, and keeps. */
type Told = "stored" | "unavailable" | "refused"
type Write = (entryId: string) => Promise<Told>

/** As release 0.2.0 stored an entry, in one transaction with its receipt. */
const statementsOfThen = (userId: string, entryId: string): [string, ...string[]][] => [
  [`update "user" set sync_version = sync_version + 1 where id = $1 returning sync_version`, userId],
  [`insert into receipts (user_id, operation_id, name, version) values ($1, $2, 'entryWritten', 0)`, userId, entryId],
  [
    `insert into diary_entries (user_id, id, mood, notes, created_at, stored_at, revision, version) values ($1, $2, '🙂', 'Dormi.', $3, $3, $2, 0)`,
    userId,
    entryId,
    momentOfThen,
  ],
]

function sqliteWriter(dataDir: string, userId: string): Write {
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 0 })
  onTestFinished(() => database.close())
  return async (entryId) => {
    try {
      database.exec("begin immediate")
      for (const [statement, ...values] of statementsOfThen(userId, entryId))
        database.prepare(statement.replaceAll("$", "?")).all(...values)
      database.exec("commit")
      return "stored"
    } catch (error) {
      if (database.isTransaction) database.exec("rollback")
      const { errcode, message } = error as { errcode: number; message: string }
      if (errcode === 5) return "unavailable"
      expect(message).toContain("no such table")
      return "refused"
    }
  }
}

async function postgresWriter(databaseUrl: string, userId: string): Promise<Write> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  return async (entryId) => {
    try {
      await client.query("begin")
      for (const [statement, ...values] of statementsOfThen(userId, entryId)) await client.query(statement, values)
      await client.query("commit")
      return "stored"
    } catch (error) {
      await client.query("rollback")
      expect(error).toMatchObject({ code: "42P01" })
      return "refused"
    }
  }
}

function writerOfThen({ dataDir, databaseUrl }: Place, userId: string) {
  return databaseUrl ? postgresWriter(databaseUrl, userId) : sqliteWriter(dataDir, userId)
}

describe.each(["sqlite", "postgres"] as const)("an upgrade from 0.2.0 (%s)", (type) => {
  test("while a server of then writes on: whatever it stored is there, and of whatever it did not store there is nothing", async () => {
    const { place, userId, db } = await openPlaceOfThen(type, entriesOfBefore)
    const told = new Map<string, Told>()
    let isOver = false
    const writers = Array.from({ length: type === "postgres" ? 4 : 1 }, async () => {
      const write = await writerOfThen(place, userId)
      while (!isOver) {
        const entryId = crypto.randomUUID()
        told.set(entryId, await write(entryId))
        await sleep(1)
      }
    })
    const writing = Promise.all(writers)
    const passed = async (isSo: () => boolean) => {
      while (!isSo()) await Promise.race([sleep(5), writing])
    }
    const toldSo = (so: Told) => [...told].filter(([, each]) => each === so).map(([entryId]) => entryId)
    await passed(() => toldSo("stored").length > 50)
    const server = await spawnServer(settingsOf(place))
    await server.ready()
    const refusedBefore = toldSo("refused").length
    await passed(() => toldSo("refused").length > refusedBefore)
    isOver = true
    await writing

    const rows = await db.selectFrom("rows").select("key").where("noun", "=", "diaryEntries").execute()
    const receipts = await db.selectFrom("receipts").select("operation_id").execute()
    const written = (ids: string[]) => ids.filter((id) => told.has(id)).toSorted()
    expect(written(rows.map(({ key }) => key))).toEqual(toldSo("stored").toSorted())
    expect(written(receipts.map(({ operation_id }) => operation_id))).toEqual(toldSo("stored").toSorted())
    expect(rows.length).toBeGreaterThan(entriesOfBefore + toldSo("stored").length)
    expect(server.output.err).toBe("")
  })
})

test.skipIf(!mayMakeDisks)(
  "from 0.2.0 that finds the disk full, at any of twenty points, changes nothing, and goes on once there is room",
  async () => {
    const { place, close } = await openPlaceOfThen("sqlite", 300)
    await close()
    const disk = smallDisk(4)
    const file = sqliteFile(disk.folder)
    const upgrade = async () => {
      const database = await openDatabase({ dataDir: disk.folder, databaseUrl: undefined }, createLog("silent"))
      return migrate(database).finally(database.close)
    }
    const read = (statement: string) => {
      const database = new DatabaseSync(file)
      const rows = database.prepare(statement).all()
      database.close()
      return rows
    }
    const entries = "select id, user_id, notes, created_at, stored_at from diary_entries order by id"
    let before: unknown
    let refusals = 0
    for (let point = 0; point < 20; point++) {
      disk.empty()
      for (const suffix of ["", "-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true })
      copyFileSync(sqliteFile(place.dataDir), file)
      before ??= read(entries)
      disk.fill(point * roomStepBytes)
      const outcome = await upgrade().then(
        () => "done",
        (error: Error) => error.message,
      )
      disk.empty()
      if (outcome !== "done") {
        refusals++
        expect(outcome).toMatch(/full|disk I\/O error/)
        expect(read("select max(name) as newest from kysely_migration")).toEqual([{ newest: schemaOfThen }])
        expect(read(entries)).toEqual(before)
        await upgrade()
      }
      const moved = read(
        `select key as id, user_id, json_extract(value, '$.notes') as notes, sort as created_at, stored_at from rows where noun = 'diaryEntries' order by key`,
      )
      expect(moved).toEqual(before)
    }
    expect(refusals).toBeGreaterThan(4)
    expect(refusals).toBeLessThan(20)
  },
)
