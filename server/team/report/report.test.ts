import { expect, test } from "vitest"
import { newId } from "#tests/api/desk.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"

const dueAt = "2026-10-10T12:00:00.000Z"

/**
 * Creates seven users who each asked two questions in October. One question of each was answered in time; the other was
 * answered by nobody for two users, and late for the others.
 */
async function withAsked(app: TestApp) {
  const mothers = await Promise.all(
    Array.from({ length: 7 }, (_, at) => app.mother(`M${at}`, {}, { hasAgreed: false })),
  )
  for (const [at, { id: user_id }] of mothers.entries())
    for (const answered_at of ["2026-10-10T11:00:00.000Z", at < 2 ? null : "2026-10-10T15:00:00.000Z"]) {
      const asked = { id: newId(), user_id, text: "?", created_at: "2026-10-10T09:00:00.000Z", mailed_at: null }
      const theme = at < 6 ? ("eating" as const) : ("sleep" as const)
      await app.db
        .insertInto("support_questions")
        .values({ ...asked, answered_at, theme, due_at: dueAt })
        .execute()
      if (!answered_at) continue
      const minutes = (Date.parse(answered_at) - Date.parse(asked.created_at)) / 60_000
      await app.db.insertInto("response_times").values({ id: newId(), asked_at: asked.created_at, minutes }).execute()
    }
}

describeOnBoth("the report of a month", (createTestApp) => {
  test("counts what was asked, answered in time, late and by nobody, and the themes, in the language that is asked for", async () => {
    const app = await createTestApp()
    const olga = await teamMember(app, "Olga", { isOperator: true })
    await withAsked(app)
    const { body } = await olga.get("/api/team/report?month=2026-10&language=en")
    expect(body.file.split("\r\n").slice(0, -2)).toEqual([
      "\ufeffWhat,Count",
      "Month (UTC),2026-10",
      "Questions to the team,10",
      "Answered in time,5",
      "Answered late,5",
      "Nobody answered,<5",
      "Messages that the team began,<5",
      '"Hours until a reply (median, rounded up)",2',
      "Women who asked about: Eating,5",
    ])
    const inPortuguese = (await olga.get("/api/team/report?month=2026-10&language=pt")).body.file
    expect(inPortuguese).toContain("\r\nRespondidas a tempo;5\r\n")
    const before = (await olga.get("/api/team/report?month=2026-09&language=en")).body.file
    expect(before).toContain("\r\nQuestions to the team,<5\r\n")
    for (const month of ["2026-11", "2025-11", "2026-13", "x"])
      expect(await olga.get(`/api/team/report?month=${month}&language=en`)).toMatchObject({
        status: 400,
        body: { code: "INVALID_INPUT", fields: { month: "invalid" } },
      })
    const marta = await teamMember(app)
    expect((await marta.get("/api/team/report?month=2026-10&language=en")).status).toBe(404)
  })
})
