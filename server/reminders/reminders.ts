import type { Background } from "../background.ts"
import type { Database } from "../database/open.ts"
import type { Log } from "../log.ts"
import type { MailQueue } from "../mail/queue.ts"
import type { Push, PushResult } from "../push/send.ts"
import { type Channel, dueAfter, mailboxId, timesOfChannel } from "./channels.ts"
import { messageOf } from "./message.ts"
import { queueMorningMail } from "./morning-mail.ts"
import { createPace } from "./pace.ts"
import { type ClaimOrder, claimChannels, type Noted, noteSent, removeGone } from "./queue.ts"
import { type Slot, slotsBetween } from "./slots.ts"
import { isWished, readWishes, type Wishes } from "./wishes.ts"

const pollMs = 15_000
/** What one run claims at once, and how many runs go on side by side, so that a slow push service does not stop them all. */
const batchSize = 100
const concurrency = 4
/** What one process sends, which leaves most of its time to answers. */
const pushesPerSecond = 240
/** Sent together, which costs less than one by one: a few milliseconds' work. */
const pushesAtOnce = 10
/** A reminder that could not be sent in time is left out: lunch is over by then. */
const lateMostMs = 2 * 60 * 60_000
const firstPauseMs = 60_000
const longestPauseMs = 30 * 60_000

type RemindersDeps = {
  database: Database
  /** Null where nothing can be pushed. */
  push: Push | null
  mails: MailQueue
  baseUrl: string
  /** Signs the address by which a morning mail ends the next ones. */
  secret: string
  background: Background
  log: Log
  now: () => Date
}

/**
 * Sends what her times ask for. Each channel is claimed by one process and noted after it was sent to; if the process ends
 * in between, it is sent again, with the topic and tag by which push services and devices show it once.
 */
export function createReminders(deps: RemindersDeps) {
  const { database, push, mails, baseUrl, secret, background, log, now } = deps
  const turn = createPace(pushesPerSecond, pushesAtOnce)
  let running = 0
  let isStopped = false
  let order: ClaimOrder = "justDue"

  /** Starts sending what is due. */
  function wake() {
    while (!isStopped && running < concurrency) {
      running++
      background.run("sending of reminders", sendDue)
    }
  }

  async function sendDue() {
    try {
      while (!isStopped) {
        // In turns, so that those due a minute after a hundred thousand others do not wait for them.
        order = order === "longestDue" ? "justDue" : "longestDue"
        const channels = await claimChannels(database, now(), batchSize, order)
        if (channels.length > 0) await sendTo(channels)
        if (channels.length < batchSize) return
      }
    } finally {
      running--
    }
  }

  async function sendTo(channels: readonly Channel[]) {
    const moment = now()
    const wishes = await readWishes(
      database.db,
      channels.map(({ user_id }) => user_id),
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
      const morningReminder = Object.values(wishes.toggles).some(Boolean)
      const mornings = dueSlots(channel, { ...wishes, toggles: { ...wishes.toggles, morningReminder } }, moment)
      for (const { date } of mornings)
        await queueMorningMail({ database, mails, baseUrl, secret }, channel, wishes, date)
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

  function done(channel: Channel, { times }: Wishes, moment: Date): Noted {
    return { channel, sentUntil: moment.toISOString(), dueAt: dueAfter(channel.id, times, moment), failures: 0 }
  }

  let timer: NodeJS.Timeout | undefined

  /** Starts looking for what is due, on time and left over by other processes. */
  function start() {
    timer = setInterval(wake, pollMs).unref()
    wake()
  }

  /** Starts no further batch; `background` waits for the last ones. */
  function stop() {
    isStopped = true
    clearInterval(timer)
  }

  return { wake, start, stop }
}

/** The reminders that a channel has not got yet: of each kind the last one, if it is not too late for it. */
function dueSlots(channel: Channel, wishes: Wishes, moment: Date): Slot[] {
  const earliest = new Date(moment.getTime() - lateMostMs)
  const since = new Date(channel.sent_until)
  // A moment to come was noted before the clock was put back.
  const after = since > earliest && since <= moment ? since : earliest
  const slots = slotsBetween(timesOfChannel(channel.id, wishes.times), after, moment)
  const lasts = new Map(slots.filter((slot) => isWished(wishes, slot)).map((slot) => [slot.reminder, slot]))
  return [...lasts.values()]
}

function usefulSeconds({ at }: Slot, moment: Date): number {
  return Math.ceil((at.getTime() + lateMostMs - moment.getTime()) / 1000)
}

/** Due again after a pause; what was sent until then stays noted. */
function retried(channel: Channel, moment: Date): Noted {
  const failures = channel.failures + 1
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(failures - 1, 10), longestPauseMs)
  const dueAt = new Date(moment.getTime() + pauseMs).toISOString()
  return { channel, sentUntil: channel.sent_until, dueAt, failures }
}
