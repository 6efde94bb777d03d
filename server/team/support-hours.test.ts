import { expect, test } from "vitest"
import { teamMember } from "#tests/api/team-member.ts"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"

async function answerTimes({ db }: TestApp, minutes: number[]) {
  const asked_at = "2026-11-20T09:00:00.000Z"
  const rows = minutes.map((each, index) => ({ id: `${index}`, asked_at, minutes: each }))
  await db.insertInto("response_times").values(rows).execute()
}

describeRules("the hours of the team", (createTestApp) => {
  test("without a member there is no team, and strangers are told nothing", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    expect((await ana.get("/api/support-hours")).body).toMatchObject({ hasTeam: false, isSomebodyThere: false })
    expect((await app.visitor().get("/api/support-hours")).status).toBe(401)
  })

  test("in the hours she hears whether somebody is there, outside of them when they begin", async () => {
    const app = await createTestApp({ SUPPORT_TIME_ZONE: "America/Sao_Paulo", SUPPORT_HOLIDAYS: "2026-11-23" })
    const ana = await app.mother("Ana")
    const member = await teamMember(app)
    // The test's day is a Saturday, and the Monday after it is a holiday.
    expect((await ana.get("/api/support-hours")).body).toEqual({
      hasTeam: true,
      isMember: false,
      areHoursUsual: true,
      isOpen: false,
      isSomebodyThere: false,
      usuallyWithinMinutes: null,
      answerBy: null,
      opensAt: "2026-11-24T12:00:00.000Z",
    })
    expect((await member.get("/api/support-hours")).body).toMatchObject({ isMember: true })
    app.clock.now = new Date("2026-11-24T12:00:00.000Z")
    const open = { isOpen: true, opensAt: null }
    expect((await ana.get("/api/support-hours")).body).toMatchObject({ ...open, isSomebodyThere: false })
    await member.get("/api/team/me")
    expect((await ana.get("/api/support-hours")).body).toMatchObject({ ...open, isSomebodyThere: true })
    app.clock.now = new Date("2026-11-24T12:02:00.000Z")
    expect((await ana.get("/api/support-hours")).body).toMatchObject({ ...open, isSomebodyThere: false })
  })

  test("how soon replies come is told in steps of five minutes, and not from two of them", async () => {
    const app = await createTestApp({ SUPPORT_HOURS: "Sat 8-20" })
    const ana = await app.mother("Ana")
    await answerTimes(app, [12, 90])
    expect((await ana.get("/api/support-hours")).body).toMatchObject({
      usuallyWithinMinutes: null,
      areHoursUsual: false,
    })
    await app.db.deleteFrom("response_times").execute()
    await answerTimes(app, [0, 11, 90])
    expect((await ana.get("/api/support-hours")).body.usuallyWithinMinutes).toBe(15)
  })
})
