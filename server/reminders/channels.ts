import { randomUUID } from "node:crypto"
import { type Kysely, type Selectable, sql } from "kysely"
import { dayMs } from "#domain/day-ms.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { defaultTimes } from "#domain/reminders/reminder-times.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import { storedForms } from "../session-token.ts"
import { nothingNoted } from "./noted.ts"
import type { Schedule } from "./schedule.ts"
import { nextSlotAt } from "./slots.ts"

export type Channel = Selectable<Tables["reminder_channels"]>
type Device = OperationArgs["reminderDeviceAdded"]

export const mailboxId = "mail"
const devicesMost = 10
const takeOversMost = 3
/** A due time further ahead than this would look to the queue as if it had been set before the clock went back. */
const lookAgainMs = 3 * dayMs

/**
 * Stores a browser's push subscription. If another account has the endpoint, the right keys prove that the browser is
 * now this user's and end the other claim. Throws INVALID_INPUT for the endpoint with other keys.
 */
export async function storeDevice(
  db: Kysely<Tables>,
  userId: string,
  device: Device & { sessionId: string | null },
  schedule: Schedule | null,
  now: Date,
) {
  const { endpoint, p256dh, auth, language } = device
  const others = db.deleteFrom("reminder_channels").where("endpoint", "=", endpoint).where("user_id", "!=", userId)
  const known = { p256dh, auth, language, is_discreet: device.isDiscreet ? 1 : 0, session_id: device.sessionId }
  const stored = () =>
    db
      .insertInto("reminder_channels")
      .values({ ...newChannel(userId, randomUUID(), schedule, now), endpoint, ...known })
      .onConflict((conflict) =>
        conflict.column("endpoint").doUpdateSet(known).where("reminder_channels.user_id", "=", userId),
      )
      .returning("id")
      .executeTakeFirst()
  // Another account may claim the endpoint between the two statements, so they are repeated.
  for (let attempt = 1; ; attempt++) {
    await others.where("p256dh", "=", p256dh).where("auth", "=", auth).execute()
    if (await stored()) break
    if (attempt === takeOversMost) throw appError("INVALID_INPUT", { fields: { endpoint: "invalid" } })
  }
  const devices = channelsOf(db, userId).select("id").where("endpoint", "is not", null).orderBy("created_at", "desc")
  const tooMany = (await devices.orderBy("id").execute()).slice(devicesMost).map(({ id }) => id)
  if (tooMany.length === 0) return
  await db.deleteFrom("reminder_channels").where("user_id", "=", userId).where("id", "in", tooMany).execute()
}

export async function removeDevice(db: Kysely<Tables>, userId: string, endpoint: string) {
  await db.deleteFrom("reminder_channels").where("user_id", "=", userId).where("endpoint", "=", endpoint).execute()
}

/** Deletes the subscriptions of sessions that have ended. */
export async function removeDevicesOf(db: Kysely<Tables>, userId: string, sessionIds: string[]) {
  if (sessionIds.length === 0) return
  const devices = db.deleteFrom("reminder_channels").where("user_id", "=", userId)
  await devices.where("session_id", "in", sessionIds).execute()
}

/** Deletes the subscriptions of all sessions but one. */
export async function removeOtherDevices(db: Kysely<Tables>, userId: string, exceptSessionId: string) {
  await db
    .deleteFrom("reminder_channels")
    .where("user_id", "=", userId)
    .where("endpoint", "is not", null)
    .where(({ eb, or }) => or([eb("session_id", "is", null), eb("session_id", "!=", exceptSessionId)]))
    .execute()
}

/** Moves subscriptions from a session to the one that replaces it. */
export async function moveDevices(db: Kysely<Tables>, userId: string, formerId: string, token: string) {
  const next = db.selectFrom("session").select("id").where("token", "in", storedForms(token))
  await db
    .updateTable("reminder_channels")
    .set({ session_id: next })
    .where("user_id", "=", userId)
    .where("session_id", "=", formerId)
    .execute()
}

/** Turns the morning mail on or off. */
export async function setMailbox(db: Kysely<Tables>, userId: string, isOn: boolean, now: Date) {
  if (!isOn) {
    await db.deleteFrom("reminder_channels").where("user_id", "=", userId).where("id", "=", mailboxId).execute()
    return
  }
  await db
    .insertInto("reminder_channels")
    .values(newChannel(userId, mailboxId, null, now))
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
    .execute()
}

/** Reads a user's channels without the keys of their subscriptions, oldest first. */
export async function readChannels(db: Kysely<Tables>, userId: string) {
  const rows = await channelsOf(db, userId).orderBy("created_at").orderBy("id").execute()
  return rows.map(({ id, endpoint, language, is_discreet, created_at, due_at }) => ({
    id,
    endpoint,
    language,
    isDiscreet: is_discreet === 1,
    createdAt: created_at,
    dueAt: due_at,
  }))
}

/**
 * Recomputes when each channel is due. A run that has claimed the channels loses its claim, because it would store the
 * old schedule.
 */
export async function rescheduleChannels(db: Kysely<Tables>, userId: string, schedule: Schedule | null, now: Date) {
  const moved = { sent_until: now.toISOString(), lease_id: null, leased_until: null }
  const channels = db.updateTable("reminder_channels").where("user_id", "=", userId)
  const mailbox = channels.set({ due_at: dueAfter(mailboxId, schedule, now), ...moved })
  await mailbox.where("id", "=", mailboxId).execute()
  const devices = channels.set({ due_at: dueAfter("a device", schedule, now), ...moved })
  await devices.where("id", "!=", mailboxId).execute()
}

/**
 * Recomputes when each device is due after the user has changed a visit, a medicine or something else noted. A device
 * that is already due stays so and sends what was due before. Nothing is sent whose time had passed when it was noted.
 */
export async function followNoted(db: Kysely<Tables>, userId: string, schedule: Schedule | null, now: Date) {
  const moment = now.toISOString()
  const isDue = sql<boolean>`due_at <= ${moment}`
  await db
    .updateTable("reminder_channels")
    .set({
      sent_until: sql<string>`case when ${isDue} then sent_until else ${moment} end`,
      due_at: sql<string | null>`case when ${isDue} then due_at else ${dueAfter("a device", schedule, now)} end`,
      lease_id: null,
      leased_until: null,
    })
    .where("user_id", "=", userId)
    .where("id", "!=", mailboxId)
    .execute()
}

/**
 * Returns when a channel is due next (ISO 8601, UTC), or null if never. If that is far ahead, it returns an earlier
 * time at which the schedule is computed again.
 */
export function dueAfter(id: string, schedule: Schedule | null, moment: Date): string | null {
  const next = schedule && nextSlotAt(scheduleOfChannel(id, schedule), moment)
  return next && new Date(Math.min(next.getTime(), moment.getTime() + lookAgainMs)).toISOString()
}

/** Returns the schedule of a channel. A mailbox gets one mail each morning. */
export function scheduleOfChannel(id: string, { times, noted }: Schedule): Schedule {
  if (id !== mailboxId) return { times, noted }
  const morningReminder = times.morningReminder.length > 0 ? times.morningReminder : defaultTimes.morningReminder
  const morning = { ...times, morningReminder, mealReminders: [], waterReminder: [], dailyTips: [] }
  return { times: morning, noted: nothingNoted }
}

function newChannel(userId: string, id: string, schedule: Schedule | null, now: Date): Channel {
  const moment = now.toISOString()
  const unleased = { lease_id: null, leased_until: null, failures: 0 }
  const empty = { endpoint: null, p256dh: null, auth: null, session_id: null, ...unleased }
  const described = { user_id: userId, id, language: "pt" as const, is_discreet: 0 }
  return { ...empty, ...described, created_at: moment, sent_until: moment, due_at: dueAfter(id, schedule, now) }
}

function channelsOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("reminder_channels").selectAll().where("user_id", "=", userId)
}
