import { expect, test } from "vitest"
import { describeRules } from "#tests/api/test-app.ts"

const changedAt = "2026-11-21T08:00:00.000Z"
const value = { energy: 3, mood: 5, bloating: null }

describeRules("check-ins", (createTestApp) => {
  test("today's answers are kept, changed until she is content, and found on another phone", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect(await mother.get("/api/check-ins/2026-11-21")).toMatchObject({ status: 200, body: { checkIn: null } })
    await mother.put("/api/check-ins/2026-11-21", { value, changedAt })
    const changed = { value: { ...value, mood: 2, bloating: 1 }, changedAt: "2026-11-21T08:00:01.000Z" }
    expect((await mother.put("/api/check-ins/2026-11-21", changed)).body.checkIn).toEqual(changed)
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    expect((await elsewhere.get("/api/check-ins/2026-11-21")).body.checkIn).toEqual(changed)
    expect((await elsewhere.get("/api/check-ins/2026-11-20")).body.checkIn).toBeNull()
  })

  test("the newest answers of a day win", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await mother.put("/api/check-ins/2026-11-21", { value, changedAt })
    const stale = { value: { ...value, energy: 1 }, changedAt: "2026-11-21T07:00:00.000Z" }
    expect((await mother.put("/api/check-ins/2026-11-21", stale)).body.checkIn).toEqual({ value, changedAt })
  })

  test("a check-in of the last six weeks is taken, one of a longer time or of a day to come is not", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const date of ["2026-11-22", "2026-11-21", "2026-11-20", "2026-10-11"]) {
      expect((await mother.put(`/api/check-ins/${date}`, { value, changedAt })).status).toBe(200)
    }
    for (const date of ["2026-11-23", "2027-11-21", "2026-10-09", "0001-01-01"]) {
      const answer = await mother.put(`/api/check-ins/${date}`, { value, changedAt })
      expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT", fields: { date: "invalid" } } })
    }
  })

  test("a date that is none is refused, however it is written", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const date of [
      "2026-02-30",
      "today",
      "2026-1-1",
      "%E0%A4%A",
      "%00",
      "2026-11-21%00",
      "2026-11-21'--",
      "..%2f..",
    ]) {
      for (const answer of [
        await mother.get(`/api/check-ins/${date}`),
        await mother.put(`/api/check-ins/${date}`, { value, changedAt }),
      ]) {
        expect([400, 404]).toContain(answer.status)
      }
    }
  })

  test.each([
    ["a score of 6", { ...value, energy: 6 }, { "value.energy": "invalid" }],
    ["a score of 0", { ...value, mood: 0 }, { "value.mood": "invalid" }],
    ["half a point", { ...value, mood: 2.5 }, { "value.mood": "invalid" }],
    ["a word", { ...value, bloating: "much" }, { "value.bloating": "invalid" }],
    ["a missing question", { energy: 1, mood: 1 }, { "value.bloating": "invalid" }],
  ])("%s is refused", async (_, wrong, fields) => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const answer = await mother.put("/api/check-ins/2026-11-21", { value: wrong, changedAt })
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT", fields } })
  })

  test("a mother neither reads nor changes another mother's check-in of the same day", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    await ana.put("/api/check-ins/2026-11-21", { value, changedAt })
    expect((await bia.get("/api/check-ins/2026-11-21")).body.checkIn).toBeNull()
    await bia.put("/api/check-ins/2026-11-21", { value: { energy: 1, mood: 1, bloating: 1 }, changedAt })
    expect((await ana.get("/api/check-ins/2026-11-21")).body.checkIn.value).toEqual(value)
  })
})
