import type { Background } from "../background.ts"
import type { Database } from "../database/open.ts"
import type { Keys } from "../keys/keys.ts"
import type { Log } from "../log.ts"
import type { MailQueue } from "../mail/queue.ts"
import { createPolling } from "../polling.ts"
import { type Channel, dueAfter, mailboxId, scheduleOfChannel } from "./channels.ts"
import { messageOf } from "./message.ts"
import { queueMorningMail } from "./morning-mail.ts"
import { createPace } from "./pace.ts"
import type { Push, PushResult } from "./push/send.ts"
import { type ClaimOrder, claimChannels, type Noted, noteSent, removeGone } from "./queue.ts"
import { isNoted, type Slot, slotsBetween } from "./slots.ts"
import { isWished, readWishes, type Wishes } from "./wishes.ts"

const pollMs = 15_000
/** Several batches run at once, so that a slow push service does not delay the others. */
const batchSize = 100
const concurrency = 4
const pushesPerSecond = 240
const pushesAtOnce = 10
const lateMostMs = 2 * 60 * 60_000
const firstPauseMs = 60_000
const longestPauseMs = 30 * 60_000

type RemindersDeps = {
  database: Database
  push: Push | null
  mails: MailQueue
  baseUrl: string
  keys: Pick<Keys, "unsubscribe">
  background: Background
  log: Log
  now: () => Date
}

/**
 * Sends due reminders. After a crash between sending and recording, it sends them again; the topic and tag of a message
 * make a device show it once.
 */
export function createReminders(deps: RemindersDeps) {
  const { database, push, mails, baseUrl, keys, background, log, now } = deps
  const turn = createPace(pushesPerSecond, pushesAtOnce)
  let order: ClaimOrder = "justDue"
  const { wake, start, stop, isStopped } = createPolling({
    title: "sending of reminders",
    pollMs,
    runsMost: concurrency,
    startsAll: true,
    background,
    run: sendDue,
  })

  async function sendDue() {
    while (!isStopped()) {
      order = order === "longestDue" ? "justDue" : "longestDue"
      const channels = await claimChannels(database, now(), batchSize, order)
      if (channels.length > 0) await sendTo(channels)
      if (channels.length < batchSize) return
    }
  }

  async function sendTo(channels: readonly Channel[]) {
    const moment = now()
    const wishes = await readWishes(
      database.db,
      channels.map(({ user_id }) => user_id),
      ({ message }) => log.error(message),
    )
    const gone: Channel[] = []
    const noted = await Promise.all(
      channels.map(async (channel): Promise<Noted> => {
        const hers = wishes.get(channel.user_id)
        if (!hers) return { channel, sentUntil: moment.toISOString(), dueAt: null, failures: 0 }
        const result = await sendSlots(channel, hers, moment).catch((error): PushResult => {
          log.error({ err: error }, "reminder broken off")
          return "failed"
        })
        if (result === "gone") gone.push(channel)
        return result === "failed" ? retried(channel, moment) : done(channel, hers, moment)
      }),
    )
    await noteSent(database.db, noted)
    await removeGone(database.db, gone)
    const failed = noted.filter(({ failures }) => failures > 0).length
    if (failed > 0 || gone.length > 0)
      log.warn({ channels: channels.length, failed, ended: gone.length }, "reminders not sent")
  }

  async function sendSlots(channel: Channel, wishes: Wishes, moment: Date): Promise<PushResult> {
    if (channel.id === mailboxId) {
      for (const { date } of slotsOfChannel(channel, wishes, moment).slice(-1))
        await queueMorningMail({ database, mails, baseUrl, keys }, channel, wishes, date)
      return "sent"
    }
    const { endpoint, p256dh, auth } = channel
    if (!push || !endpoint || !p256dh || !auth) return "sent"
    for (const slot of dueSlots(channel, wishes, moment)) {
      const message = messageOf(slot, channel, baseUrl, usefulSeconds(slot, moment))
      await turn()
      const result = await push.send({ endpoint, p256dh, auth }, message)
      if (result !== "sent") return result
    }
    return "sent"
  }

  function done(channel: Channel, wishes: Wishes, moment: Date): Noted {
    return { channel, sentUntil: moment.toISOString(), dueAt: dueAfter(channel.id, wishes, moment), failures: 0 }
  }

  return { wake, start, stop }
}

/** Of several due reminders of one kind only the last is sent; each visit counts as a kind of its own. */
function dueSlots(channel: Channel, wishes: Wishes, moment: Date): Slot[] {
  const wished = slotsOfChannel(channel, wishes, moment).filter((slot) => isWished(wishes, slot))
  const kindOf = (slot: Slot) => (isNoted(slot) && slot.visit ? slot.visit.visitId : slot.reminder)
  return [...new Map(wished.map((slot) => [kindOf(slot), slot])).values()]
}

function slotsOfChannel(channel: Channel, wishes: Wishes, moment: Date): Slot[] {
  const earliest = new Date(moment.getTime() - lateMostMs)
  const since = new Date(channel.sent_until)
  // A time in the future was recorded before the clock went back.
  const after = since > earliest && since <= moment ? since : earliest
  return slotsBetween(scheduleOfChannel(channel.id, wishes), after, moment)
}

function usefulSeconds({ at }: Slot, moment: Date): number {
  return Math.ceil((at.getTime() + lateMostMs - moment.getTime()) / 1000)
}

function retried(channel: Channel, moment: Date): Noted {
  const failures = channel.failures + 1
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(failures - 1, 10), longestPauseMs)
  const dueAt = new Date(moment.getTime() + pauseMs).toISOString()
  return { channel, sentUntil: channel.sent_until, dueAt, failures }
}
