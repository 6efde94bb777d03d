import { expect, test } from "vitest"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { addDays } from "#domain/privacy/retention.ts"
import { amount, isFull } from "#tests/amount.ts"
import { startPushService } from "#tests/api/push-service.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"

type Times = OperationArgs["reminderTimesChanged"]["fields"]

const done = "2026-11-21T08:59:00.000Z"
const minuteMs = 60_000
/**
 * The date matters only because of clock changes. In the shorter run, Lisbon's clocks go forward and Santiago's go
 * back.
 */
const start = new Date(isFull ? "2026-11-21T09:00:00.000Z" : "2027-03-20T09:00:00.000Z")
const days = { sqlite: amount(24, 366), postgres: amount(24, 40) }
/** Both zones change their clocks, on different days, and Santiago does so at midnight. */
const timeZones = ["Europe/Lisbon", "America/Santiago"]
const hours = ["00:10", "01:30", "07:45", "23:50"]

/**
 * Finds when a time of day comes in a time zone by looking at its clock every five minutes, without date arithmetic of
 * its own.
 */
function momentsByLooking(timeZone: string, from: Date, until: Date): Set<string> {
  const clock = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" })
  const first = new Map<string, string>()
  for (let at = from.getTime(); at <= until.getTime(); at += 5 * minuteMs) {
    const [date, time = ""] = clock.format(at).split(" ")
    const key = `${date} ${time}`
    if (hours.includes(time) && !first.has(key)) first.set(key, new Date(at).toISOString())
  }
  return new Set(first.values())
}

describeOnBoth("a year of reminders", (createTestApp) => {
  test("none is missed and none is shown twice, over clock changes, restarts and ends between sending and noting", async () => {
    const service = await startPushService()
    const app = await createTestApp({ LOG_LEVEL: "error" }, { pushAgent: service.agent })
    app.clock.now = start
    const end = addDays(start, days[app.type])
    const browsers = new Map<string, string>()
    for (const [index, timeZone] of timeZones.entries()) {
      const mother = await app.mother(`Ana${index}`)
      const none = { morningReminder: [], mealReminders: [], dailyTips: [] }
      const fields: Times = { ...none, timeZone, waterReminder: hours, quietFrom: "00:00", quietUntil: "00:00" }
      const device = service.subscribe()
      browsers.set(service.pathOf(device.endpoint), timeZone)
      await sync(mother, [
        operation("reminderTimesChanged", { fields }, done),
        operation("reminderDeviceAdded", { ...device, language: "pt", isDiscreet: false }, done),
      ])
    }

    /** When each browser showed a notification, by its tag, under which a second one would replace the first. */
    const shown = new Map<string, string>()
    let [repeated, steps] = [0, 0]
    while (app.clock.now < end) {
      app.clock.now = new Date(Math.min((await nextDue(app)) ?? end.getTime(), end.getTime()))
      const before = service.received.length
      const channels = await app.db.selectFrom("reminder_channels").selectAll().execute()
      await run(app)
      for (const { path, notification } of service.received.slice(before)) {
        const key = `${browsers.get(path)} ${notification.tag}`
        if (shown.has(key)) repeated++
        else shown.set(key, app.clock.now.toISOString())
      }
      // From time to time the process ends before it records what it has sent, so another one finds the rows unchanged.
      if (++steps % 17 !== 0) continue
      for (const { user_id, id, sent_until, due_at } of channels) {
        const leased = {
          lease_id: "of the ended one",
          leased_until: new Date(app.clock.now.getTime() + 60_000).toISOString(),
        }
        const channel = app.db.updateTable("reminder_channels").set({ sent_until, due_at, ...leased })
        await channel.where("user_id", "=", user_id).where("id", "=", id).execute()
      }
    }

    for (const timeZone of timeZones) {
      const expected = [...momentsByLooking(timeZone, start, end)]
      const moments = [...shown].filter(([key]) => key.startsWith(timeZone)).map(([, moment]) => moment)
      expect(expected.length, timeZone).toBeGreaterThan(3.9 * days[app.type])
      expect(missedOf(expected, moments), timeZone).toEqual([])
      // A time that a clock change skips comes an hour later, which this search does not find.
      const extra = moments.length - expected.length
      expect(extra, timeZone).toBeLessThanOrEqual(2)
    }
    expect(repeated).toBeGreaterThan(5)
    expect(new Set(shown.keys()).size).toBe(shown.size)
  })
})

/**
 * Returns the times after which nothing was shown within two minutes. The claim of a process that ended delays the next
 * one by up to one minute.
 */
function missedOf(expected: readonly string[], moments: readonly string[]): string[] {
  const times = moments.map((moment) => Date.parse(moment))
  return expected.filter((moment) => {
    const at = Date.parse(moment)
    return !times.some((time) => time >= at && time <= at + 2 * minuteMs)
  })
}

async function nextDue(app: TestApp): Promise<number | null> {
  const rows = await app.db.selectFrom("reminder_channels").select(["due_at", "leased_until"]).execute()
  const moments = rows.map(({ due_at, leased_until }) =>
    Math.max(Date.parse(due_at ?? ""), leased_until ? Date.parse(leased_until) : 0),
  )
  return moments.length > 0 ? Math.min(...moments) : null
}

async function run(app: TestApp) {
  app.reminders.wake()
  await app.background.settled()
}
