import { expect, test } from "vitest"
import { checkInQuestions } from "#domain/days/check-in.ts"
import { operation, perform, type Syncing, sync } from "#tests/api/sync.ts"
import { describeRules } from "#tests/api/test-app.ts"

const changedAt = "2026-11-21T08:00:00.000Z"
const value = { energy: 3, mood: 5, bloating: null }

/** Sends a day's answers in the form in which a device stores them. */
async function answer(user: Syncing, date: string, answers: Record<string, unknown>, at = changedAt) {
  const operations = checkInQuestions.flatMap((question) => {
    const score = answers[question]
    return score == null ? [] : operation("checkInAnswered", { date, question, score: score as number }, at)
  })
  return (await sync(user, operations)).results
}

describeRules("check-ins", (createTestApp) => {
  test("today's answers are kept, changed until she is content, and found on another phone", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect(await mother.get("/api/check-ins/2026-11-21")).toMatchObject({ status: 200, body: { checkIn: null } })
    await answer(mother, "2026-11-21", value)
    const changed = { value: { ...value, mood: 2, bloating: 1 }, changedAt: "2026-11-21T08:00:01.000Z" }
    await answer(mother, "2026-11-21", changed.value, changed.changedAt)
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    expect((await elsewhere.get("/api/check-ins/2026-11-21")).body.checkIn).toEqual(changed)
    expect((await elsewhere.get("/api/check-ins/2026-11-20")).body.checkIn).toBeNull()
  })

  test("the newest answers of a day win", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await answer(mother, "2026-11-21", value)
    await answer(mother, "2026-11-21", { ...value, energy: 1 }, "2026-11-21T07:00:00.000Z")
    expect((await mother.get("/api/check-ins/2026-11-21")).body.checkIn).toEqual({ value, changedAt })
  })

  test("a check-in of the last six weeks is taken, one of a longer time or of a day to come is not", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const date of ["2026-11-22", "2026-11-21", "2026-11-20", "2026-10-11"]) {
      expect(await answer(mother, date, value)).toMatchObject([{ status: "applied" }, { status: "applied" }])
    }
    const refused = { status: "refused", code: "INVALID_INPUT", fields: { date: "invalid" } }
    for (const date of ["2026-11-23", "2027-11-21", "2026-10-09", "0001-01-01"]) {
      expect(await answer(mother, date, value)).toMatchObject([refused, refused])
    }
  })

  test("a date that is none is refused, however it is written", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const date of ["2026-02-30", "today", "2026-1-1", "\0", "2026-11-21\0", "2026-11-21'--", "../"]) {
      expect([400, 404]).toContain((await mother.get(`/api/check-ins/${encodeURIComponent(date)}`)).status)
      const result = await perform(mother, "checkInAnswered", { date, question: "mood", score: 3 })
      expect(result).toMatchObject({ status: "refused", fields: { date: "invalid" } })
    }
    expect([400, 404]).toContain((await mother.get("/api/check-ins/%E0%A4%A")).status)
  })

  test.each([
    ["a score of 6", { question: "energy", score: 6 }, { score: "invalid" }],
    ["a score of 0", { question: "mood", score: 0 }, { score: "invalid" }],
    ["half a point", { question: "mood", score: 2.5 }, { score: "invalid" }],
    ["a word", { question: "bloating", score: "much" }, { score: "invalid" }],
    ["a question that is not asked", { question: "hunger", score: 1 }, { question: "invalid" }],
  ])("%s is refused", async (_, wrong, fields) => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const result = await perform(mother, "checkInAnswered", { date: "2026-11-21", ...wrong } as never)
    expect(result).toMatchObject({ status: "refused", code: "INVALID_INPUT", fields })
  })

  test("a mother neither reads nor changes another mother's check-in of the same day", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    await answer(ana, "2026-11-21", value)
    expect((await bia.get("/api/check-ins/2026-11-21")).body.checkIn).toBeNull()
    await answer(bia, "2026-11-21", { energy: 1, mood: 1, bloating: 1 })
    expect((await ana.get("/api/check-ins/2026-11-21")).body.checkIn.value).toEqual(value)
  })
})
