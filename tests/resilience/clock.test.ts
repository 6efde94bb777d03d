import { expect, onTestFinished, test, vi } from "vitest"
import { initialProgress, tick } from "#domain/progress.ts"
import { describeRules, type TestApp } from "../api/test-app.ts"

const yearMs = 365 * 24 * 60 * 60 * 1000
const ticked = tick(initialProgress, "morning")
const both = tick(ticked, "snack")

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
    const entryPath = `/api/diary-entries/${crypto.randomUUID()}`
    const checkIn = { energy: 1, mood: 2, bloating: 3 }
    const written = { mood: "🙂", notes: "antes", createdAt: app.clock.now.toISOString() }
    jump(app, yearMs)
    const ahead = app.clock.now.toISOString()
    await mother.signIn(mother.account)
    await mother.put("/api/progress", { value: ticked, changedAt: ahead })
    await mother.put(`/api/check-ins/${date}`, { value: checkIn, changedAt: ahead })
    await mother.put(entryPath, { ...written, updatedAt: ahead })

    jump(app, -yearMs + 60_000)
    // Her device says a moment after the one that it knows of, as it always does.
    const changedAt = new Date(Date.parse(ahead) + 1).toISOString()
    const progress = await mother.put("/api/progress", { value: both, changedAt })
    expect(progress.body.progress.value).toEqual(both)
    const checkedIn = await mother.put(`/api/check-ins/${date}`, { value: { ...checkIn, energy: 5 }, changedAt })
    expect(checkedIn.body.checkIn.value).toEqual({ ...checkIn, energy: 5 })
    const entry = await mother.put(entryPath, { ...written, notes: "depois", updatedAt: changedAt })
    expect(entry.body.entry.notes).toBe("depois")
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
    await mother.put("/api/progress", kept)
    jump(app, yearMs)
    expect((await mother.get("/api/progress")).status).toBe(401)
    jump(app, -yearMs)
    await mother.signIn(mother.account)
    expect((await mother.get("/api/progress")).body.progress).toEqual(kept)
    const later = { value: both, changedAt: new Date(app.clock.now.getTime()).toISOString() }
    expect((await mother.put("/api/progress", later)).body.progress).toEqual(later)
  })
})
