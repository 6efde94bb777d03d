import { chownSync, mkdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import pg from "pg"
import { expect, inject, onTestFinished, test } from "vitest"
import { migrate, schemaVersion } from "#server/database/migrate.ts"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { openPlaceOfThen, schemaOfThen } from "./place-of-then.ts"
import { mayMakeDisks, smallDisk } from "./small-disk.ts"

/** Twenty of them are more than an upgrade of three thousand entries needs. */
const roomStepBytes = 400_000

function opened(databaseUrl: string) {
  return openDatabase({ dataDir: "/nowhere", databaseUrl }, createLog("silent"))
}

test.skipIf(!mayMakeDisks)(
  "an upgrade from 0.2.0 that finds PostgreSQL's disk full, at any of twenty points, changes nothing, and goes on once there is room",
  async () => {
    const { place, close } = await openPlaceOfThen("postgres", 3000, "Dormi. ".repeat(40))
    await close()
    const template = new URL(place.databaseUrl ?? "").pathname.slice(1)
    const server = new pg.Client(`${inject("postgresUrl")}/postgres`)
    await server.connect()
    onTestFinished(() => server.end())
    const { rows: settings } = await server.query("show data_directory")
    const { uid, gid } = statSync(settings[0].data_directory)
    const disk = smallDisk(40)
    const space = join(disk.folder, "space")
    mkdirSync(space)
    for (const folder of [disk.folder, space]) chownSync(folder, uid, gid)
    await server.query(`create tablespace small location '${space}'`)
    onTestFinished(async () => void (await server.query("drop tablespace small")))

    let refusals = 0
    for (let point = 0; point < 20; point++) {
      const name = `${template}_${point}`
      await server.query(`create database ${name} template ${template} tablespace small`)
      const database = await opened(`${inject("postgresUrl")}/${name}`)
      const read = async (statement: string) => (await sql.raw(statement).execute(database.db)).rows
      const before = await read("select id, user_id, notes, created_at, stored_at from diary_entries order by id")
      disk.fill(point * roomStepBytes)
      const outcome = await migrate(database).then(
        () => "done",
        (error: Error) => error.message,
      )
      disk.empty()
      if (outcome !== "done") {
        refusals++
        expect(outcome).toMatch(/could not extend file|No space left on device/)
        expect(await schemaVersion(database)).toBe(schemaOfThen)
        expect(await read("select id, user_id, notes, created_at, stored_at from diary_entries order by id")).toEqual(
          before,
        )
        await migrate(database)
      }
      const moved = await read(
        `select key as id, user_id, value::json ->> 'notes' as notes, sort as created_at, stored_at from rows where noun = 'diaryEntries' order by key`,
      )
      expect(moved).toEqual(before)
      await database.close()
      await server.query(`drop database ${name}`)
    }
    expect(refusals).toBeGreaterThan(9)
    expect(refusals).toBeLessThan(20)
  },
)
