import { expect, test } from "vitest"
import { entriesInAll, entriesPerDay } from "#domain/diary/diary.ts"
import { countRows, loadRow } from "#server/sync/rows.ts"
import { amount } from "../amount.ts"
import { agreed } from "../api/agree.ts"
import { operation, perform, type Syncing, send, sendUntilTaken, sync, written } from "../api/sync.ts"
import { describeOnBoth, describeRules, testNow } from "../api/test-app.ts"
import { insertEntries } from "./insert-entries.ts"

/** More requests than there are connections to the database. */
const many = amount(100, 400)
const newId = () => crypto.randomUUID()
const applied = { status: "applied" }
const refused = { status: "refused", code: "DIARY_LIMIT" }
const dayMs = 24 * 60 * 60 * 1000
const longAgo = new Date("2026-01-01T00:00:00.000Z")

function remove(user: Syncing, entryId: string) {
  return perform(user, "entryDeleted", { entryId })
}

describeOnBoth("quota of the diary at one moment", (createTestApp) => {
  test("of many that come at the same moment none slips past", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await insertEntries(app.database, ana.id, { count: entriesPerDay - 5, storedAt: testNow })
    const answers = await Promise.all(
      Array.from({ length: many }, (_, number) =>
        sendUntilTaken(ana, number % 2 === 0 ? written() : operation("entryDeleted", { entryId: newId() })),
      ),
    )
    // One that was taken while its answer was lost is sent again, and known already.
    expect(answers.filter(({ status }) => status !== refused.status)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === refused.status)).toHaveLength(many - 5)
    expect(await countRows(app.db, ana.id, "diaryEntries")).toBe(entriesPerDay)
  })
})

describeRules("quotas of the diary", (createTestApp) => {
  test("so many new entries are taken in 24 hours, whenever they say that they were written", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await insertEntries(app.database, ana.id, { count: entriesPerDay - 1, storedAt: testNow })
    expect(await send(ana, written())).toMatchObject(applied)
    const late = written(newId(), { createdAt: "2020-01-01T00:00:00.000Z" })
    for (const entry of [written(), late]) expect(await send(ana, entry)).toMatchObject(refused)
    expect(await send(bia, written())).toMatchObject(applied)
    app.clock.now = new Date(testNow.getTime() + dayMs - 1)
    expect(await send(ana, written())).toMatchObject(refused)
    app.clock.now = new Date(testNow.getTime() + dayMs)
    expect(await send(ana, written())).toMatchObject(applied)
  })

  test("so many are taken in all, however long ago", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await insertEntries(app.database, ana.id, { count: entriesInAll - 1, storedAt: longAgo })
    expect(await send(ana, written())).toMatchObject(applied)
    expect(await send(ana, written())).toMatchObject(refused)
  })

  test("an entry that is written and deleted counts, and so does one that is deleted before it arrives", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    await insertEntries(app.database, ana.id, { count: entriesPerDay - 2, storedAt: testNow, isDeleted: true })
    const entryId = newId()
    expect(await send(ana, written(entryId))).toMatchObject(applied)
    for (const id of [entryId, newId()]) expect(await remove(ana, id)).toMatchObject(applied)
    expect(await send(ana, written())).toMatchObject(refused)
    expect(await remove(ana, newId())).toMatchObject(refused)
    expect(await countRows(app.db, ana.id, "diaryEntries")).toBe(entriesPerDay)
  })

  test("at the limit she can still change, send again and delete what she has", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const first = written()
    const { entryId } = first.args
    await send(ana, first)
    await insertEntries(app.database, ana.id, { count: entriesInAll - 1, storedAt: testNow })
    expect(await send(ana, written())).toMatchObject(refused)
    for (const sent of [first, written(entryId)]) expect((await send(ana, sent)).status).not.toBe("refused")
    const change = { ...first.args, base: first.id, notes: "Mudado." }
    expect(await perform(ana, "entryEdited", change, "2026-11-21T08:30:00.000Z")).toMatchObject(applied)
    expect(await loadRow(app.db, ana.id, "diaryEntries", entryId)).toMatchObject({ notes: "Mudado." })
    for (let time = 0; time < 2; time++) expect(await remove(ana, entryId)).toMatchObject(applied)
    expect(await send(ana, written())).toMatchObject(refused)
  })

  test("without her consent nothing is stored of an entry that she deletes before it arrives", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    expect(await remove(ana, newId())).toMatchObject({ status: "refused", code: "CONSENT_REQUIRED" })
    expect(await countRows(app.db, ana.id, "diaryEntries")).toBe(0)
  })
})

describeRules("quota of consents", (createTestApp) => {
  test("ten times in 24 hours she may agree to a purpose anew, and withdraw as often as she has agreed", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    const agree = () => {
      app.clock.now = new Date(app.clock.now.getTime() + 1000)
      return send(ana, agreed("diary", app.clock.now.toISOString()))
    }
    const withdraw = () => perform(ana, "consentWithdrawn", { purpose: "diary" }, app.clock.now.toISOString())
    for (let time = 0; time < 10; time++) {
      expect(await agree()).toMatchObject(applied)
      expect(await withdraw()).toMatchObject(applied)
    }
    expect(await agree()).toMatchObject({ status: "refused", code: "TOO_MANY_ATTEMPTS" })
    expect(await withdraw()).toMatchObject(applied)
    app.clock.now = new Date(app.clock.now.getTime() + dayMs)
    expect(await agree()).toMatchObject(applied)
  })

  test("a clock that is set back, and moves on by days, gives no more, and none gives more than a hundred in all", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    let clockMs = Date.parse("2020-01-01T00:00:00.000Z")
    async function agreeAndWithdraw(times: number) {
      const operations = Array.from({ length: times }, () => {
        clockMs += 2 * dayMs
        const [at, later] = [clockMs, clockMs + 1000].map((ms) => new Date(ms).toISOString())
        return [agreed("diary", at), operation("consentWithdrawn", { purpose: "diary" }, later)]
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
