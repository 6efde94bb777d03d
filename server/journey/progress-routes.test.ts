import { expect, test } from "vitest"
import { type ChecklistItem, initialProgress, percentageOf, tick } from "#domain/journey/progress.ts"
import { operation, perform, type Syncing, send } from "#tests/api/sync.ts"
import { describeOnBoth, type TestApp, testNow } from "#tests/api/test-app.ts"

const earlier = "2026-11-21T08:00:00.000Z"
const later = "2026-11-21T08:30:00.000Z"

const done = (item: ChecklistItem, at = earlier) => operation("itemDone", { journeyId: "first", day: 1, item }, at)

describeOnBoth("progress", (createTestApp) => {
  async function readProgress({ get }: Pick<Awaited<ReturnType<TestApp["mother"]>>, "get">) {
    return (await get("/api/progress")).body.progress
  }

  async function startOver(user: Syncing, at: string) {
    return perform(user, "journeyStarted", { journeyId: crypto.randomUUID() }, at)
  }

  test("a mother without any finds none, and what she keeps she finds again", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect(await mother.get("/api/progress")).toMatchObject({ status: 200, body: { progress: null } })
    for (const item of ["morning", "snack"] as const) await send(mother, done(item))
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    const value = tick(tick(initialProgress, "morning"), "snack")
    expect(await readProgress(elsewhere)).toEqual({ value, changedAt: earlier })
  })

  test("what she starts over is empty, and an item of the journey before it leaves it so", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await send(mother, done("morning"))
    await startOver(mother, later)
    expect(await readProgress(mother)).toEqual({ value: initialProgress, changedAt: later })
    await send(mother, done("snack", "2026-11-21T08:40:00.000Z"))
    expect(await readProgress(mother)).toEqual({ value: initialProgress, changedAt: later })
  })

  test("items ticked on two phones add up, whichever is newer", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await send(mother, done("snack", later))
    await send(mother, done("morning", earlier))
    const value = tick(tick(initialProgress, "morning"), "snack")
    expect(await readProgress(mother)).toEqual({ value, changedAt: later })
  })

  test("changes sent at once by two phones leave the newest moment", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const minutes = Array.from({ length: 20 }, (_, minute) => `2026-11-21T08:${10 + minute}:00.000Z`)
    await Promise.all(minutes.map((at, index) => send(mother, done(index % 2 ? "morning" : "snack", at))))
    expect((await readProgress(mother)).changedAt).toBe("2026-11-21T08:29:00.000Z")
  })

  test("a phone whose clock is ahead does not win over later changes", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await send(mother, done("morning", "2030-01-01T00:00:00.000Z"))
    const value = tick(initialProgress, "morning")
    expect(await readProgress(mother)).toEqual({ value, changedAt: testNow.toISOString() })
    await send(mother, done("snack", "2030-01-01T00:00:01.000Z"))
    expect((await readProgress(mother)).value).toEqual(tick(value, "snack"))
    app.clock.now = new Date(testNow.getTime() + 60_000)
    await startOver(mother, app.clock.now.toISOString())
    expect(await readProgress(mother)).toEqual({ value: initialProgress, changedAt: app.clock.now.toISOString() })
  })

  test("the whole journey can be kept, up to its last state", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    let progress = initialProgress
    for (let step = 0; step < 28; step++) {
      const item = (["morning", "mainMeal", "snack", "activity"] as const)[step % 4] ?? "morning"
      await perform(mother, "itemDone", { journeyId: "first", day: progress.day, item })
      const { value } = await readProgress(mother)
      // The next day begins when the last item of a day is done.
      const isNext = step % 4 === 3 && step < 27
      const next = {
        ...initialProgress,
        day: progress.day + 1,
        percentage: percentageOf(progress.day + 1, initialProgress.checklist),
      }
      expect(value).toEqual(isNext ? next : tick(progress, item))
      progress = value
    }
    expect(progress).toMatchObject({ day: 7, percentage: 100 })
  })

  test.each([
    ["an eighth day", { day: 8, item: "snack" }, { day: "invalid" }],
    ["day zero", { day: 0, item: "snack" }, { day: "invalid" }],
    ["half a day", { day: 1.5, item: "snack" }, { day: "invalid" }],
    ["a missing item", { day: 1 }, { item: "invalid" }],
    ["an unknown item", { day: 1, item: "dinner" }, { item: "invalid" }],
    ["something unknown beside it", { day: 1, item: "snack", percentage: 50 }, { "": "invalid" }],
  ])("an item that cannot be is refused: %s", async (_, args, fields) => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const result = await perform(mother, "itemDone", { journeyId: "first", ...args } as never)
    expect(result).toMatchObject({ status: "refused", code: "INVALID_INPUT", fields })
    expect(await readProgress(mother)).toBeNull()
  })

  test("a moment that is none is refused, and so is a number beyond all bounds", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const at of ["yesterday", "2026-11-21", "2026-11-21T08:00:00Z", "2026-02-30T08:00:00.000Z", 5, null]) {
      const result = await send(mother, { ...done("snack"), at } as never)
      expect(result).toMatchObject({ status: "refused", code: "INVALID_INPUT", fields: { at: "invalid" } })
    }
    const body = JSON.stringify({ userId: mother.id, since: null, operations: [done("snack")] })
    const { results } = (await mother.send("POST", "/api/sync", { rawBody: body.replace('"day":1', '"day":1e999') }))
      .body
    expect(results).toMatchObject([{ status: "refused", fields: { day: "invalid" } }])
  })

  test("a mother neither reads nor changes another mother's progress", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    await send(ana, done("snack"))
    expect(await readProgress(bia)).toBeNull()
    for (const item of ["morning", "mainMeal"] as const) await send(bia, done(item, later))
    const checklist = { ...initialProgress.checklist, snack: true }
    const value = { day: 1, percentage: percentageOf(1, checklist), checklist }
    expect(await readProgress(ana)).toEqual({ value, changedAt: earlier })
  })
})
