import { expect, test } from "vitest"
import { initialProgress, percentageOf, startNextDay, tick } from "#domain/progress.ts"
import { describeOnBoth, testNow } from "#tests/api/test-app.ts"

const oneTicked = tick(initialProgress, "morning")
const twoTicked = tick(oneTicked, "snack")
const earlier = "2026-11-21T08:00:00.000Z"
const later = "2026-11-21T08:30:00.000Z"

describeOnBoth("progress", (createTestApp) => {
  test("a mother without any finds none, and what she keeps she finds again", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect(await mother.get("/api/progress")).toMatchObject({ status: 200, body: { progress: null } })
    const kept = { value: twoTicked, changedAt: earlier }
    expect(await mother.put("/api/progress", kept)).toMatchObject({ status: 200, body: { progress: kept } })
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    expect((await elsewhere.get("/api/progress")).body).toEqual({ progress: kept })
  })

  test("the newest change wins, in whatever order the changes arrive", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const newest = { value: twoTicked, changedAt: later }
    await mother.put("/api/progress", newest)
    const stale = await mother.put("/api/progress", { value: oneTicked, changedAt: earlier })
    expect(stale).toMatchObject({ status: 200, body: { progress: newest } })
    expect((await mother.get("/api/progress")).body.progress).toEqual(newest)
  })

  test("a reset wins as any later change does", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await mother.put("/api/progress", { value: twoTicked, changedAt: earlier })
    const reset = { value: initialProgress, changedAt: later }
    expect((await mother.put("/api/progress", reset)).body.progress).toEqual(reset)
  })

  test("items ticked on two phones add up, whichever is newer", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await mother.put("/api/progress", { value: tick(initialProgress, "snack"), changedAt: later })
    const { body } = await mother.put("/api/progress", { value: tick(initialProgress, "morning"), changedAt: earlier })
    expect(body.progress).toEqual({ value: tick(tick(initialProgress, "morning"), "snack"), changedAt: later })
  })

  test("changes sent at once by two phones leave the newest moment", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const minutes = Array.from({ length: 20 }, (_, minute) => `2026-11-21T08:${10 + minute}:00.000Z`)
    const states = [oneTicked, twoTicked]
    await Promise.all(
      minutes.map((changedAt, index) => mother.put("/api/progress", { value: states[index % 2], changedAt })),
    )
    expect((await mother.get("/api/progress")).body.progress.changedAt).toBe("2026-11-21T08:29:00.000Z")
  })

  test("a phone whose clock is ahead does not win over later changes", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const ahead = await mother.put("/api/progress", { value: oneTicked, changedAt: "2030-01-01T00:00:00.000Z" })
    expect(ahead.body.progress).toEqual({ value: oneTicked, changedAt: testNow.toISOString() })
    const again = await mother.put("/api/progress", { value: twoTicked, changedAt: "2030-01-01T00:00:01.000Z" })
    expect(again.body.progress.value).toEqual(twoTicked)
    app.clock.now = new Date(testNow.getTime() + 60_000)
    const next = { value: initialProgress, changedAt: app.clock.now.toISOString() }
    expect((await mother.put("/api/progress", next)).body.progress).toEqual(next)
  })

  test("the whole journey can be kept, up to its last state", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    let progress = initialProgress
    for (let step = 0; step < 28; step++) {
      progress = startNextDay(progress)
      const item = (["morning", "mainMeal", "snack", "activity"] as const)[step % 4] ?? "morning"
      progress = tick(progress, item)
      app.clock.now = new Date(testNow.getTime() + step * 1000)
      const kept = { value: progress, changedAt: app.clock.now.toISOString() }
      // The next day begins with the last item of the one before.
      const value = startNextDay(progress)
      expect((await mother.put("/api/progress", kept)).body.progress).toEqual({ ...kept, value })
    }
    expect(progress).toMatchObject({ day: 7, percentage: 100 })
  })

  test.each([
    ["a percentage that the items do not give", { ...oneTicked, percentage: 50 }, { "value.percentage": "impossible" }],
    ["an eighth day", { ...initialProgress, day: 8, percentage: 100 }, { "value.day": "invalid" }],
    ["day zero", { ...initialProgress, day: 0 }, { "value.day": "invalid" }],
    ["half a day", { ...initialProgress, day: 1.5 }, { "value.day": "invalid" }],
    ["a missing item", { ...initialProgress, checklist: { morning: true } }, { "value.checklist.mainMeal": "invalid" }],
    ["an unknown item", { ...initialProgress, extra: true }, { value: "invalid" }],
    ["another day's share", { ...initialProgress, day: 2 }, { "value.percentage": "impossible" }],
    ["nothing", null, { value: "invalid" }],
  ])("a progress that cannot be is refused: %s", async (_, value, fields) => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const answer = await mother.put("/api/progress", { value, changedAt: earlier })
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT", fields } })
    expect((await mother.get("/api/progress")).body.progress).toBeNull()
  })

  test("a moment that is none is refused, and so is a number beyond all bounds", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const changedAt of ["yesterday", "2026-11-21", "2026-11-21T08:00:00Z", "2026-02-30T08:00:00.000Z", 5, null]) {
      const answer = await mother.put("/api/progress", { value: oneTicked, changedAt })
      expect(answer).toMatchObject({ status: 400, body: { fields: { changedAt: "invalid" } } })
    }
    const huge = JSON.stringify({ value: { ...initialProgress, day: 1 }, changedAt: earlier }).replace(
      '"day":1',
      '"day":1e999',
    )
    expect((await mother.send("PUT", "/api/progress", { rawBody: huge })).status).toBe(400)
  })

  test("a mother neither reads nor changes another mother's progress", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    const hers = { value: twoTicked, changedAt: earlier }
    await ana.put("/api/progress", hers)
    expect((await bia.get("/api/progress")).body.progress).toBeNull()
    await bia.put("/api/progress", {
      value: { ...initialProgress, day: 3, percentage: percentageOf(3, initialProgress.checklist) },
      changedAt: later,
      userId: ana.id,
      user_id: ana.id,
    })
    expect((await ana.get("/api/progress")).body.progress).toEqual(hers)
  })
})
