import { expect, test } from "vitest"
import { operation, perform, sync } from "#tests/api/sync.ts"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"

type Mother = Awaited<ReturnType<TestApp["mother"]>>

const done = "2026-11-21T08:59:00.000Z"
const times = {
  timeZone: "America/Recife",
  morningReminder: ["07:30"],
  mealReminders: ["12:00", "22:00"],
  waterReminder: [],
  dailyTips: ["16:00"],
}

async function subscribed(mother: Mother, isNeutral = false) {
  await sync(mother, [operation("reminderTimesChanged", { fields: times }, done)])
  const { status, body } = await mother.post("/api/calendar", { language: "es", isNeutral })
  expect(status).toBe(200)
  return `/calendar/${body.secret}.ics`
}

const titles = (text: string) => [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title)
const starts = (text: string) =>
  [...text.matchAll(/^DTSTART;TZID=America\/Recife:\d{8}T(\d{6})\r$/gm)].map(([, time]) => time)

describeRules("her calendar", (createTestApp) => {
  test("has her reminders daily at her times in her time zone, and follows what she changes", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const address = await subscribed(ana)
    const answer = await app.fetch(address)
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8")
    expect(answer.headers.get("x-robots-tag")).toBe("noindex")
    const text = await answer.text()
    expect(titles(text)).toEqual(["Buenos días", "Una pausa para ti", "Una pequeña idea"])
    // No event is in her quiet hours.
    expect(starts(text)).toEqual(["073000", "120000", "160000"])
    expect(text.match(/RRULE:FREQ=DAILY/g)).toHaveLength(3)
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(3)
    await sync(ana, [operation("preferencesChanged", { fields: { dailyTips: false } }, done)])
    expect(titles(await (await app.fetch(address)).text())).toHaveLength(2)
    await sync(ana, [operation("silenceSet", { isOn: true }, done)])
    expect(titles(await (await app.fetch(address)).text())).toEqual([])
  })

  test("has the next short word where she wants to hear of it, until she has read it, and none in silence", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const address = await subscribed(ana)
    const words = async () => {
      const events = (await (await app.fetch(address)).text()).split("BEGIN:VEVENT").filter((it) => /palabra/.test(it))
      return events.map((it) => /^DTSTART.*:(\d{8}T\d{6})\r$/m.exec(it)?.[1])
    }
    await perform(ana, "householdChanged", { fields: { birthDate: "2026-11-11" } }, done)
    expect(await words()).toEqual([])
    await perform(ana, "reminderTimesChanged", { fields: { shortWords: true } }, done)
    expect(await words()).toEqual(["20261122T100000"])
    await perform(ana, "householdChanged", { fields: { shortWordDay: 11 } }, done)
    expect(await words()).toEqual(["20261126T100000"])
    await perform(ana, "silenceSet", { isOn: true }, done)
    expect(await words()).toEqual([])
  })

  test("where she wishes so, it names nothing, not even where it comes from", async () => {
    const app = await createTestApp()
    const text = await (await app.fetch(await subscribed(await app.mother("Ana"), true))).text()
    expect(new Set(titles(text))).toEqual(new Set(["Una nota para ti"]))
    expect(text).not.toMatch(/florescer|pausa|idea/i)
  })

  test("a new address ends the old one, and none is left once she removes it or takes her consent back", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const old = await subscribed(ana)
    const next = await subscribed(ana)
    expect([(await app.fetch(old)).status, (await app.fetch(next)).status]).toEqual([404, 200])
    expect((await ana.get("/api/calendar")).body.feed).toMatchObject({ language: "es", isNeutral: false })
    await ana.send("DELETE", "/api/calendar")
    expect((await app.fetch(next)).status).toBe(404)
    const last = await subscribed(ana)
    await perform(ana, "consentWithdrawn", { purpose: "reminders" })
    expect((await app.fetch(last)).status).toBe(404)
    expect(await ana.post("/api/calendar", { language: "es", isNeutral: false })).toMatchObject({ status: 403 })
  })

  test("nobody finds it by guessing, the database holds no address, and bad input gets a code", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const address = await subscribed(ana)
    expect((await app.fetch(address)).headers.get("cache-control")).toBe("no-store")
    const secret = address.slice("/calendar/".length, -".ics".length)
    expect(secret).toMatch(/^[\w-]{22}$/)
    for (const wrong of [
      "x.ics",
      `${secret}.txt`,
      `${"A".repeat(22)}.ics`,
      `${secret.slice(0, -1)}.ics`,
      ".ics",
      "%00.ics",
    ]) {
      expect((await app.fetch(`/calendar/${wrong}`)).status, wrong).toBe(404)
    }
    expect(JSON.stringify(await app.db.selectFrom("calendar_feeds").selectAll().execute())).not.toContain(secret)
    expect(app.logLines.join()).not.toContain(secret)
    for (const wrong of [{ language: "fr", isNeutral: true }, { language: "es" }, {}]) {
      expect(await ana.post("/api/calendar", wrong)).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
    }
    expect((await app.visitor().post("/api/calendar", { language: "es", isNeutral: false })).status).toBe(401)
  })
})
