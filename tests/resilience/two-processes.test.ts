import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { knownVersions } from "#server/database/migrate.ts"
import { openDatabase } from "#server/database/open.ts"
import { createLog } from "#server/log.ts"
import { startMailServer } from "../api/mail-server.ts"
import { perform } from "../api/sync.ts"
import { freshDatabaseUrl } from "../api/test-database.ts"
import { type AtEnd, freshDataDir, motherOn, spawnServer } from "./server.ts"
import { until } from "./until.ts"

const AUTH_SECRET = "one secret of two processes, 32 or more"

/** Two processes of one installation, started at the same moment on an empty database. */
async function startTwo(settings: Record<string, string> = {}, atEnd: AtEnd = onTestFinished) {
  const databaseUrl = (await freshDatabaseUrl("postgres")) ?? ""
  const shared = { AUTH_SECRET, DATABASE_URL: databaseUrl, ...settings }
  const servers = await Promise.all(
    [1, 2].map(() => spawnServer({ ...shared, DATA_DIR: freshDataDir(atEnd) }, undefined, atEnd)),
  )
  await Promise.all(servers.map((server) => server.ready()))
  const [one, other] = servers
  if (!one || !other) throw new Error("There are not two.")
  return { one, other, databaseUrl }
}

describe("once started", () => {
  let two: Awaited<ReturnType<typeof startTwo>>
  const ends: Parameters<AtEnd>[0][] = []
  beforeAll(async () => {
    two = await startTwo({}, (end) => ends.push(end))
  }, 180_000)
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  test("of two processes that start together on an empty database each finds every migration made once", async () => {
    const { one, other, databaseUrl } = two
    for (const { output, visitor } of [one, other]) {
      expect(output.err).toBe("")
      expect((await visitor().get("/readyz")).status).toBe(200)
    }
    const { db, close } = await openDatabase({ dataDir: "", databaseUrl }, createLog("silent"))
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    await close()
    expect(rows.map(({ name }) => name)).toEqual(knownVersions)
  })

  test("a sign-in on one process holds on the other, and a sign-out ends it on both at once", async () => {
    const { one, other } = two
    const mother = await motherOn(one, "Ana")
    const elsewhere = other.visitor({ ...mother.cookies })
    const here = one.visitor({ ...mother.cookies })
    expect((await elsewhere.get("/api/progress")).status).toBe(200)
    expect((await here.get("/api/progress")).status).toBe(200)
    const cookies = { ...mother.cookies }
    expect((await elsewhere.post("/api/auth/sign-out")).status).toBe(200)
    for (const server of [one, other])
      expect((await server.visitor({ ...cookies }).get("/api/progress")).status).toBe(401)
  })

  test("wrong passwords on two processes are counted together", async () => {
    const { one, other } = two
    const { account } = await motherOn(one, "Bia")
    const wrong = { ...account, password: "errada" }
    for (let tries = 0; tries < 5; tries++) {
      for (const server of [one, other]) expect((await server.visitor().signIn(wrong)).status).toBe(401)
    }
    for (const server of [one, other]) expect((await server.visitor().signIn(account)).status).toBe(429)
  })
})

test("mails that wait are sent by one of two processes each, and once", async () => {
  const mailServer = await startMailServer({ manner: "refuses for now" })
  const { one, other, databaseUrl } = await startTwo({ SMTP_URL: mailServer.url })
  const mothers = await Promise.all([motherOn(one, "Ana"), motherOn(other, "Bia")])
  for (const mother of mothers) {
    const question = { questionId: crypto.randomUUID(), text: "Posso comer jaca?" }
    expect(await perform(mother, "questionAsked", question)).toMatchObject({ status: "applied" })
    const { post } = mother
    const { email } = mother.account
    for (let asked = 0; asked < 5; asked++) await post("/api/auth/request-password-reset", { email })
  }
  // To each mother a confirmation and five links, and one mail to the team.
  const count = 13
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl }, createLog("silent"))
  const mails = db.selectFrom("outgoing_mails").select("attempts")
  await until(async () => (await mails.execute()).filter(({ attempts }) => attempts > 0).length === count)
  // Each has been refused: one that is still on its way would be sent by both.
  await until(() => mailServer.state.tries >= count)
  mailServer.state.manner = "takes"
  // All are due at once, so that both processes reach for the same ones.
  await db.updateTable("outgoing_mails").set({ due_at: new Date().toISOString() }).execute()
  // That to the team stays, as one that has not been tried, and holds up the next.
  await until(async () => (await mails.execute()).every(({ attempts }) => attempts === 0))
  await close()
  const received = mailServer.received.map(({ messageId }) => messageId)
  expect(received).toHaveLength(count)
  expect(new Set(received).size).toBe(received.length)
})
