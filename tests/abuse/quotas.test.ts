import { expect, test } from "vitest"
import { consentVersions } from "#domain/consent.ts"
import { entriesInAll, entriesPerDay } from "#domain/diary.ts"
import { operation, sync } from "../api/sync.ts"
import { describeOnBoth, testNow } from "../api/test-app.ts"
import { insertEntries } from "./insert-entries.ts"

const written = { mood: "🙂", notes: "Dormi quatro horas.", createdAt: "2026-11-21T08:00:00.000Z" }
const newPath = () => `/api/diary-entries/${crypto.randomUUID()}`
const refused = { status: 422, body: { code: "DIARY_LIMIT" } }
const dayMs = 24 * 60 * 60 * 1000
const longAgo = new Date("2026-01-01T00:00:00.000Z")

describeOnBoth("quotas of the diary", (createTestApp) => {
  test("so many new entries are taken in 24 hours, whenever they say that they were written", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await insertEntries(app.database, ana.id, { count: entriesPerDay - 1, storedAt: testNow })
    expect((await ana.put(newPath(), written)).status).toBe(200)
    const late = { ...written, createdAt: "2020-01-01T00:00:00.000Z" }
    for (const entry of [written, late]) {
      const answer = await ana.put(newPath(), entry)
      expect([answer.status, answer.body]).toEqual([refused.status, refused.body])
    }
    expect((await bia.put(newPath(), written)).status).toBe(200)
    app.clock.now = new Date(testNow.getTime() + dayMs - 1)
    expect(await ana.put(newPath(), written)).toMatchObject(refused)
    app.clock.now = new Date(testNow.getTime() + dayMs)
    expect((await ana.put(newPath(), written)).status).toBe(200)
  })

  test("so many are taken in all, however long ago", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await insertEntries(app.database, ana.id, { count: entriesInAll - 1, storedAt: longAgo })
    expect((await ana.put(newPath(), written)).status).toBe(200)
    expect(await ana.put(newPath(), written)).toMatchObject(refused)
  })

  test("an entry that is written and deleted counts, and so does one that is deleted before it arrives", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await insertEntries(app.database, ana.id, { count: entriesPerDay - 2, storedAt: testNow, isDeleted: true })
    const path = newPath()
    expect((await ana.put(path, written)).status).toBe(200)
    expect((await ana.send("DELETE", path)).status).toBe(200)
    expect((await ana.send("DELETE", newPath())).status).toBe(200)
    expect(await ana.put(newPath(), written)).toMatchObject(refused)
    expect(await ana.send("DELETE", newPath())).toMatchObject(refused)
    expect(await app.db.selectFrom("diary_entries").select("id").execute()).toHaveLength(entriesPerDay)
  })

  test("of many that come at the same moment none slips past", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await insertEntries(app.database, ana.id, { count: entriesPerDay - 5, storedAt: testNow })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        number % 2 === 0 ? ana.put(newPath(), written) : ana.send("DELETE", newPath()),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === refused.status)).toHaveLength(15)
    expect(await app.db.selectFrom("diary_entries").select("id").execute()).toHaveLength(entriesPerDay)
  })

  test("at the limit she can still change, send again and delete what she has", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const path = newPath()
    await ana.put(path, written)
    await insertEntries(app.database, ana.id, { count: entriesInAll - 1, storedAt: testNow })
    expect(await ana.put(newPath(), written)).toMatchObject(refused)
    expect((await ana.put(path, written)).status).toBe(200)
    const changed = { ...written, notes: "Mudado.", updatedAt: "2026-11-21T08:30:00.000Z" }
    expect((await ana.put(path, changed)).body.entry).toMatchObject({ notes: "Mudado." })
    for (let time = 0; time < 2; time++) expect((await ana.send("DELETE", path)).status).toBe(200)
    expect(await ana.put(newPath(), written)).toMatchObject(refused)
  })

  test("without her consent nothing is stored of an entry that she deletes before it arrives", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    expect(await ana.send("DELETE", newPath())).toMatchObject({ status: 403, body: { code: "CONSENT_REQUIRED" } })
    expect(await app.db.selectFrom("diary_entries").select("id").execute()).toEqual([])
  })
})

describeOnBoth("quota of consents", (createTestApp) => {
  test("ten times in 24 hours she may agree to a purpose anew, and withdraw as often as she has agreed", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    const agree = () => {
      app.clock.now = new Date(app.clock.now.getTime() + 1000)
      const consent = { textVersion: consentVersions.diary, language: "pt", givenAt: app.clock.now.toISOString() }
      return ana.put("/api/consents/diary", consent)
    }
    for (let time = 0; time < 10; time++) {
      expect((await agree()).status).toBe(200)
      expect((await ana.send("DELETE", "/api/consents/diary")).status).toBe(200)
    }
    expect(await agree()).toMatchObject({ status: 429, body: { code: "TOO_MANY_ATTEMPTS" } })
    expect((await ana.send("DELETE", "/api/consents/diary")).status).toBe(200)
    app.clock.now = new Date(app.clock.now.getTime() + dayMs)
    expect((await agree()).status).toBe(200)
  })

  test("a clock that is set back, and moves on by days, gives no more, and none gives more than a hundred in all", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    let clockMs = Date.parse("2020-01-01T00:00:00.000Z")
    async function agreeAndWithdraw(times: number) {
      const operations = Array.from({ length: times }, () => {
        clockMs += 2 * dayMs
        const [at, later] = [clockMs, clockMs + 1000].map((ms) => new Date(ms).toISOString())
        const consent = { purpose: "diary", textVersion: consentVersions.diary, language: "pt" } as const
        return [operation("consentGiven", consent, at), operation("consentWithdrawn", { purpose: "diary" }, later)]
      }).flat()
      const { results } = await sync(ana, operations)
      return results.filter((result, index) => index % 2 === 0 && result.status === "applied").length
    }
    const rows = async () => (await app.db.selectFrom("consents").select("given_at").execute()).length
    expect(await agreeAndWithdraw(50)).toBe(10)
    for (let day = 1; day <= 12; day++) {
      app.clock.now = new Date(testNow.getTime() + day * dayMs)
      await agreeAndWithdraw(12)
    }
    expect(await rows()).toBe(100)
  })
})
