import { randomUUIDv7 } from "node:crypto"
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import type { Kysely } from "kysely"
import type { Background } from "../background.ts"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import type { Log } from "../log.ts"
import { identifyMail, noteSent } from "./by-kind.ts"
import { claimMail, deleteUseless, keepMail, longestPauseMs, putOff, type WaitingMail } from "./data.ts"
import type { Deliver, Mail } from "./mail.ts"

const pollMs = 5000
const firstPauseMs = 5000
/** How many mails one process sends at once: a slow one holds up no other. */
const lanesMax = 4

type QueueDeps = {
  database: Database
  /** Seals the mails that wait. */
  secret: string
  deliver: Deliver
  background: Background
  log: Log
  now: () => Date
}

export type MailQueue = ReturnType<typeof createMailQueue>

/**
 * Mails that are kept in the database until they are sent: at once when the mail server takes them, else after pauses
 * that grow to five minutes, until they are of no use. Each is claimed by one process, and deleted once it is sent: it
 * comes twice only when process or database break down between the server's yes and that, under the same Message-ID.
 */
export function createMailQueue({ database, secret, deliver, background, log, now }: QueueDeps) {
  let lanes = 0
  let wakes = 0
  let isStopped = false

  /**
   * Keeps a mail, in a transaction of the caller's if it gives one: then the caller wakes the queue once that is done. It
   * goes with its user, if it has one.
   */
  async function keep(db: Kysely<Tables>, userId: string | null, mail: Mail, id: string = randomUUIDv7()) {
    const content = await symmetricEncrypt({ key: secret, data: JSON.stringify(mail) })
    await keepMail(db, { id, user_id: userId, kind: mail.kind, content }, mail.usefulMinutes, now())
  }

  /** Keeps a mail and begins to send it. Nobody waits for the mail server. */
  async function queue(userId: string | null, mail: Mail) {
    await keep(database.db, userId, mail)
    wake()
  }

  /** Begins to send what is due. */
  function wake() {
    wakes++
    if (isStopped || lanes >= lanesMax) return
    lanes++
    background.run("sending of mails", sendDue)
  }

  async function sendDue() {
    let seen = wakes
    try {
      while (!isStopped) {
        const mail = await claimMail(database, now())
        if (mail) await send(mail)
        else if (seen === wakes) return
        // A mail that was kept meanwhile may have been missed.
        else seen = wakes
      }
    } finally {
      lanes--
    }
  }

  async function send(waiting: WaitingMail) {
    const { id, kind, attempts } = waiting
    const identity = await identifyMail(database, waiting)
    if (!identity) return
    if (waiting.expires_at <= now().toISOString()) {
      log.error({ mail: id, kind, attempts }, "mail given up: it could not be sent in time")
      return deleteUseless(database.db, id, now())
    }
    try {
      const mail: Mail = JSON.parse(await symmetricDecrypt({ key: secret, data: waiting.content }))
      await deliver({ ...mail, ...identity })
    } catch (error) {
      log.warn({ err: error, mail: id, kind, attempts }, "mail not sent yet")
      return putOff(database.db, id, now(), Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs))
    }
    await noteSent(database, waiting, identity, now())
  }

  let timer: NodeJS.Timeout | undefined

  /** From now on sends what others left and what is due again. */
  function start() {
    timer = setInterval(wake, pollMs).unref()
    wake()
  }

  /** Begins no further mail; `background` knows when the last one is sent. */
  function stop() {
    isStopped = true
    clearInterval(timer)
  }

  return { keep, queue, wake, start, stop }
}
