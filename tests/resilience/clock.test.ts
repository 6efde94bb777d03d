import { expect, onTestFinished, test, vi } from "vitest"
import { type ChecklistItem, initialProgress, tick } from "#domain/journey/progress.ts"
import { operation, send, sync, written } from "../api/sync.ts"
import { describeRules, type TestApp } from "../api/test-app.ts"

const yearMs = 365 * 24 * 60 * 60 * 1000
const ticked = tick(initialProgress, "morning")
const both = tick(ticked, "snack")

const done = (item: ChecklistItem, at: string) => operation("itemDone", { journeyId: "first", day: 1, item }, at)

/** Moves the machine's clock, which the library of the accounts reads by itself, and with it the app's. */
function jump(app: TestApp, ms: number) {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
  vi.setSystemTime(app.clock.now)
}

async function appWithMovableClock(createTestApp: () => Promise<TestApp>) {
  vi.useFakeTimers({ toFake: ["Date"] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await createTestApp()
  jump(app, 0)
  return app
}

describeRules("clock", (createTestApp) => {
  test("what she changes after a clock that was a year ahead is put back is kept, not lost to the year to come", async () => {
    const app = await appWithMovableClock(createTestApp)
    const mother = await app.mother("Ana")
    const date = app.clock.now.toISOString().slice(0, 10)
    const entry = written(undefined, { notes: "antes", createdAt: app.clock.now.toISOString() })
    const { entryId, createdAt } = entry.args
    const checkedIn = (score: number, at: string) =>
      operation("checkInAnswered", { date, question: "energy", score }, at)
    const edited = (base: string, notes: string, at: string) =>
      operation("entryEdited", { entryId, base, mood: "🙂", notes, createdAt }, at)
    jump(app, yearMs)
    const ahead = app.clock.now.toISOString()
    await mother.signIn(mother.account)
    const first = edited(entry.id, "depois", ahead)
    await sync(mother, [done("morning", ahead), checkedIn(1, ahead), entry, first])

    jump(app, -yearMs + 60_000)
    // Her device says a moment after the one that it knows of, as it always does.
    const at = new Date(Date.parse(ahead) + 1).toISOString()
    await sync(mother, [done("snack", at), checkedIn(5, at), edited(first.id, "bem depois", at)])
    expect((await mother.get("/api/progress")).body.progress.value).toEqual(both)
    expect((await mother.get(`/api/check-ins/${date}`)).body.checkIn.value.energy).toBe(5)
    expect((await mother.get("/api/diary-entries")).body.entries).toMatchObject([{ notes: "bem depois" }])
  })

  test("a clock put back a year signs nobody out", async () => {
    const app = await appWithMovableClock(createTestApp)
    const mother = await app.mother("Ana")
    jump(app, -yearMs)
    expect((await mother.get("/api/progress")).status).toBe(200)
    expect((await app.visitor().signIn(mother.account)).status).toBe(200)
  })

  test("a clock that jumps a year ahead and back ends her session and nothing else", async () => {
    const app = await appWithMovableClock(createTestApp)
    const mother = await app.mother("Ana")
    const kept = { value: ticked, changedAt: app.clock.now.toISOString() }
    await send(mother, done("morning", kept.changedAt))
    jump(app, yearMs)
    expect((await mother.get("/api/progress")).status).toBe(401)
    jump(app, -yearMs)
    await mother.signIn(mother.account)
    expect((await mother.get("/api/progress")).body.progress).toEqual(kept)
    await send(mother, done("snack", app.clock.now.toISOString()))
    expect((await mother.get("/api/progress")).body.progress.value).toEqual(both)
  })
})
