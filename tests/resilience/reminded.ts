import { expect } from "vitest"
import { ownKey } from "#domain/nouns/noun.ts"
import { defaultTimes } from "#domain/reminders/reminder-times.ts"
import type { Database } from "#server/database/open.ts"
import type { startPushService } from "../api/push-service.ts"
import { storedRow } from "../api/stored-row.ts"
import { until } from "./until.ts"

type PushService = Awaited<ReturnType<typeof startPushService>>

const beforeMs = 2 * 60_000

/** Mothers for whom it is time for a glass of water. */
export function createReminded({ db, type }: Database, pushService: PushService) {
  const paths: string[] = []

  async function add(id: string) {
    const now = new Date().toISOString()
    const before = new Date(Date.now() - beforeMs).toISOString()
    const values = {
      ...defaultTimes,
      // Nothing but the one, however long the test takes.
      morningReminder: [],
      mealReminders: [],
      dailyTips: [],
      waterReminder: [now.slice(11, 16)],
      quietUntil: defaultTimes.quietFrom,
      timeZone: "UTC",
    }
    const changedAt = Object.fromEntries(Object.keys(values).map((field) => [field, before]))
    const device = pushService.subscribe()
    paths.push(pushService.pathOf(device.endpoint))
    const emailVerified = type === "postgres" ? true : 1
    const user = { id, full_name: "Ana", email: `${id}@example.org`, emailVerified, createdAt: now, updatedAt: now }
    await db.insertInto("user").values(user).execute()
    const times = storedRow(id, "reminderTimes", ownKey, { values, changedAt })
    await db.insertInto("rows").values(times).execute()
    const channel = { user_id: id, id: "device", ...device, language: "pt" as const, is_discreet: 0 }
    const schedule = { created_at: before, sent_until: before, due_at: before, leased_until: null, lease_id: null }
    await db
      .insertInto("reminder_channels")
      .values({ ...channel, ...schedule, failures: 0 })
      .execute()
  }

  /** Each is reminded; where a kill came between the sending and its note it is sent again, as the same notification. */
  async function expectEachShownOnce() {
    const leased = db.updateTable("reminder_channels").set({ leased_until: null, lease_id: null })
    const left = db.selectFrom("reminder_channels").select("id").where("due_at", "<", new Date().toISOString())
    // As if the five minutes were over for which the killed had claimed them.
    await leased.execute()
    await until(async () => (await left.execute()).length === 0)
    for (const path of paths) {
      const tags = pushService.received.filter((it) => it.path === path).map(({ notification }) => notification.tag)
      expect(new Set(tags).size, path).toBe(1)
    }
  }

  return { add, expectEachShownOnce }
}
