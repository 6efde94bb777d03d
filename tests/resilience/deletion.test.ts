import { describe, expect, test } from "vitest"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { insertEntries, longestNotes } from "../abuse/insert-entries.ts"
import { databases } from "../amount.ts"
import { freshDatabaseUrl } from "../api/test-database.ts"
import { freshDataDir, motherOn, startServer } from "./server.ts"
import { until } from "./until.ts"

const count = 3000

describe.each(databases)("killed in a deletion (%s)", (type) => {
  test("a server that is killed in the middle of a deletion leaves an account that can be deleted again", async () => {
    const dataDir = freshDataDir()
    const databaseUrl = await freshDatabaseUrl(type)
    const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const server = await startServer(settings)
    const ana = await motherOn(server, "Ana")
    const database = await openDatabase({ dataDir, databaseUrl }, createLog("silent"))
    const { id } = await database.db.selectFrom("user").select("id").executeTakeFirstOrThrow()
    await insertEntries(database, id, { count, storedAt: new Date("2026-01-01T00:00:00.000Z"), notes: longestNotes })
    const rows = database.db.selectFrom("rows").select("key")

    const deleting = ana.post("/api/auth/delete-user", { password: ana.account.password })
    const killed = expect(deleting).rejects.toThrow()
    await until(async () => (await rows.execute()).length < count)
    await server.end("SIGKILL")
    await killed
    const left = await rows.execute()
    expect(left.length).toBeGreaterThan(0)

    const again = await startServer(settings)
    const back = again.visitor()
    expect((await back.signIn(ana.account)).status).toBe(200)
    expect((await back.get("/api/account/export")).body.diaryEntries).toHaveLength(left.length)
    expect((await back.post("/api/auth/delete-user", { password: ana.account.password })).status).toBe(200)
    expect(await rows.execute()).toEqual([])
    expect(await database.db.selectFrom("user").select("id").execute()).toEqual([])
    expect((await again.visitor().signIn(ana.account)).status).toBe(401)
    await database.close()
  })
})
