import { once } from "node:events"
import { request } from "node:http"
import { sql } from "kysely"
import { expect, onTestFinished, test } from "vitest"
import { rowNouns } from "#domain/nouns/nouns.ts"
import { listen } from "#server/listen.ts"
import { storeEverything } from "../api/everything.ts"
import { describeOnBoth, type TestApp } from "../api/test-app.ts"
import { freePort } from "../e2e/server.ts"
import { insertEntries, longestNotes } from "./insert-entries.ts"

type Mother = Awaited<ReturnType<TestApp["mother"]>>

const path = "/api/account/export"
const storedAt = new Date("2026-01-01T00:00:00.000Z")
/** More than the buffers between the server and a client that has stopped reading. */
const many = { count: 1500, storedAt, notes: longestNotes }

/** Serves the app to real connections, and begins exports that are read only as far as a test wishes. */
async function served(app: TestApp) {
  const port = await freePort()
  const close = await listen(app.handler, { host: "127.0.0.1", port })
  onTestFinished(async () => void (await close()))

  function begin({ cookies }: Mother) {
    const cookie = Object.entries(cookies)
      .map((pair) => pair.join("="))
      .join("; ")
    const asking = request({ port, host: "127.0.0.1", path, headers: { cookie } }).end()
    const hangUp = () => void asking.destroy()
    asking.on("error", () => {})
    onTestFinished(hangUp)
    const answered = once(asking, "response").then(([answer]) => {
      answer.on("error", () => {})
      return answer as import("node:http").IncomingMessage
    })
    // Nobody waits for the answers of abandoned requests.
    answered.catch(() => {})
    return { answered, hangUp }
  }
  return begin
}

async function textOf(answer: import("node:http").IncomingMessage) {
  let text = ""
  answer.setEncoding("utf8")
  for await (const part of answer) text += part
  return text
}

const statuses = (exports: { answered: Promise<import("node:http").IncomingMessage> }[]) =>
  Promise.all(exports.map(async ({ answered }) => (await answered).statusCode))

describeOnBoth("export of much", (createTestApp) => {
  test("in pages it is the file that it was in one piece, each entry once and the newest first", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await storeEverything(app, ana)
    await insertEntries(app.database, ana.id, {
      ...{ count: 90, storedAt, notes: 'Linha "um"\n  linha dois\\ \u2028 🌸' },
      // With one timestamp, so that page boundaries fall among them.
      createdAt: "2026-11-01T08:00:00.000Z",
    })
    await insertEntries(app.database, ana.id, { count: 7, storedAt, isDeleted: true })
    const question = { user_id: ana.id, text: "Posso?", created_at: "2026-11-01T08:00:00.000Z", mailed_at: null }
    const questions = Array.from({ length: 250 }, () => ({ ...question, id: crypto.randomUUID() }))
    await app.db.insertInto("support_questions").values(questions).execute()

    const cookie = Object.entries(ana.cookies)
      .map((pair) => pair.join("="))
      .join("; ")
    const text = await (await app.fetch(path, { headers: { cookie } })).text()
    const whole = JSON.parse(text)
    expect(text).toBe(JSON.stringify(whole, null, 2))
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
    const entries = app.db.selectFrom("rows").select("key as id").where("noun", "=", "diaryEntries")
    const newestFirst = entries.where("value", "is not", null).orderBy("sort", "desc").orderBy("key", "desc")
    expect(idsOf(whole.diaryEntries)).toEqual(idsOf(await newestFirst.execute()))
    expect(whole.diaryEntries).toHaveLength(102)
    const asked = app.db.selectFrom("support_questions").select("id").orderBy("created_at", "desc").orderBy("id")
    expect(idsOf(whole.supportQuestions)).toEqual(idsOf(await asked.execute()))
    expect(whole.supportQuestions).toHaveLength(251)
    expect(Object.keys(whole)).toEqual([
      "formatVersion",
      "exportedAt",
      "user",
      "addressChange",
      "twoStep",
      "identities",
      "sessions",
      "devices",
      "passkeys",
      "accessTokens",
      "consents",
      "receipts",
      "helperLinks",
      "reminderChannels",
      "calendar",
      ...rowNouns,
      "answerRatings",
      "supportQuestions",
      "team",
      "contactCode",
      "teamAudit",
      "teamMembership",
      "waitingMails",
      "policyNotices",
      "idleWarnings",
    ])
  })

  test("her second export waits for her first, another mother's does not, nor does a client that reads nothing", async () => {
    const app = await createTestApp()
    const [ana, bia, eva] = [await app.mother("Ana"), await app.mother("Bia"), await app.mother("Eva")]
    for (const { id } of [ana, bia]) await insertEntries(app.database, id, many)
    const begin = await served(app)
    const [first, hers] = [begin(ana), begin(bia)]
    expect(await statuses([first, hers])).toEqual([200, 200])
    const second = begin(ana)
    let hasBegun = false
    second.answered.then(
      () => {
        hasBegun = true
      },
      () => {},
    )
    const evas = await begin(eva).answered
    expect(JSON.parse(await textOf(evas)).user.id).toBe(eva.id)
    expect(hasBegun).toBe(false)
    expect(JSON.parse(await textOf(await first.answered)).diaryEntries).toHaveLength(many.count)
    expect(await statuses([second])).toEqual([200])
  })

  test("of one mother few wait, the next is told when to come again, and whoever hangs up leaves the queue", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await insertEntries(app.database, ana.id, many)
    const begin = await served(app)
    const first = begin(ana)
    await first.answered
    // Three exports may wait, in any order; the fourth is refused.
    const others = Array.from({ length: 4 }, () => begin(ana))
    const refused = await Promise.race(others.map(({ answered }) => answered))
    expect(refused.statusCode).toBe(429)
    expect(refused.headers["retry-after"]).toBe("30")
    expect(refused.headers["content-disposition"]).toBeUndefined()
    expect(JSON.parse(await textOf(refused))).toEqual({ code: "TOO_MANY_ATTEMPTS", retryAfterSeconds: 30 })
    for (const { hangUp } of [first, ...others]) hangUp()
    await expect.poll(async () => (await begin(ana).answered).statusCode).toBe(200)
  })

  test("however many one account asks for at once, none of them is logged as a fault", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const answers = await Promise.all(Array.from({ length: 400 }, () => ana.get(path)))
    const statuses = new Set(answers.map(({ status }) => status))
    expect(statuses).toEqual(new Set([200, 429]))
    expect(app.logLines.filter((line) => /"level":[456]0/.test(line))).toEqual([])
  })

  test("one that breaks in the middle is not taken for a whole one, and the next is", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await insertEntries(app.database, ana.id, many)
    const begin = await served(app)
    const answer = await begin(ana).answered
    await sql`alter table rows rename to torn_out`.execute(app.db)
    let text = ""
    const reading = async () => {
      for await (const part of answer.setEncoding("utf8")) text += part
    }
    await expect(reading()).rejects.toThrow("aborted")
    expect(text).not.toContain("torn_out")
    expect(text).not.toMatch(/Error|no such table/)
    expect(app.logLines.join("")).toContain("export broken off")
    await sql`alter table torn_out rename to rows`.execute(app.db)
    expect(JSON.parse(await textOf(await begin(ana).answered)).diaryEntries).toHaveLength(many.count)
  })
})
