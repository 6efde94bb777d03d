import { randomUUIDv7 } from "node:crypto"
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import type { Kysely } from "kysely"
import type { Background } from "../background.ts"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import type { Log } from "../log.ts"
import { type LogFields, logFields, withLogFields } from "../log-context.ts"
import { supportMailKind } from "../support/bundle.ts"
import { identifyMail, recordSent } from "./by-kind.ts"
import {
  claimMail,
  deleteExpiredMail,
  deleteMail,
  longestPauseMs,
  type PendingMail,
  postponeMail,
  storeMail,
} from "./data.ts"
import type { Deliver, Mail } from "./mail.ts"
import { hasNoMailbox } from "./smtp.ts"

const pollMs = 5000
const firstPauseMs = 5000
/** How many mails one process sends at once, so that a slow one does not block others. */
const concurrency = 4

type QueueDeps = {
  database: Database
  /** Encrypts pending mails. */
  secret: string
  deliver: Deliver
  background: Background
  log: Log
  now: () => Date
}

/** A mail, and what the log lines about it carry, whichever process sends it. */
type KeptMail = Mail & { askedBy?: LogFields }

/**
 * Returns the function that stores a mail, in the caller's transaction if there is one; the caller wakes the queue once that
 * is committed, or leaves it to the queue of another process. The mail is deleted with its user, if it has one.
 */
export function createKeepMail({ secret, now }: Pick<QueueDeps, "secret" | "now">) {
  return async (db: Kysely<Tables>, userId: string | null, mail: Mail, id: string = randomUUIDv7()) => {
    const kept: KeptMail = { ...mail, askedBy: logFields() }
    const content = await symmetricEncrypt({ key: secret, data: JSON.stringify(kept) })
    await storeMail(db, { id, user_id: userId, kind: mail.kind, content }, mail.usefulMinutes, now())
  }
}

export type MailQueue = ReturnType<typeof createMailQueue>

/**
 * A queue of mails in the database. A mail is sent at once if the mail server accepts it, else retried after pauses that
 * grow to five minutes, until it expires or has no mailbox to go to. Each mail is claimed by one process and deleted once it
 * is sent. It is duplicated only if process or database fail between the mail server's acceptance and the deletion, and
 * then under the same Message-ID.
 */
export function createMailQueue({ database, secret, deliver, background, log, now }: QueueDeps) {
  const keep = createKeepMail({ secret, now })
  let runningSenders = 0
  let wakes = 0
  let isStopped = false

  /** Stores a mail and starts sending it, without waiting for the mail server. */
  async function queue(userId: string | null, mail: Mail) {
    await keep(database.db, userId, mail)
    wake()
  }

  /** Starts sending due mails. */
  function wake() {
    wakes++
    if (isStopped || runningSenders >= concurrency) return
    runningSenders++
    // It sends everybody's mails, whoever wakes it.
    withLogFields({}, () => background.run("sending of mails", sendDue))
  }

  async function sendDue() {
    let seen = wakes
    try {
      while (!isStopped) {
        const mail = await claimMail(database, now())
        if (mail) await send(mail)
        else if (seen === wakes) return
        // A mail that was stored meanwhile may have been missed.
        else seen = wakes
      }
    } finally {
      runningSenders--
    }
  }

  async function send(pending: PendingMail) {
    const kept = await open(pending)
    await withLogFields(kept?.askedBy ?? {}, () => sendKept(pending, kept))
  }

  /** Undefined where it was encrypted with another secret. */
  async function open({ content }: PendingMail): Promise<KeptMail | undefined> {
    try {
      return JSON.parse(await symmetricDecrypt({ key: secret, data: content }))
    } catch {
      return undefined
    }
  }

  async function sendKept(pending: PendingMail, kept: KeptMail | undefined) {
    const { id, kind, attempts } = pending
    const identity = await identifyMail(database, pending)
    if (!identity) return
    if (pending.expires_at <= now().toISOString()) {
      log.error({ mail: id, kind, attempts }, "mail given up: it could not be sent in time")
      return deleteExpiredMail(database.db, id, now())
    }
    try {
      if (!kept) throw new Error("the mail was encrypted with another AUTH_SECRET")
      const { askedBy, ...mail } = kept
      await deliver({ ...mail, ...identity })
    } catch (error) {
      // The team's address is the operator's to mend; hers is not.
      if (hasNoMailbox(error) && kind !== supportMailKind) {
        log.error({ err: error, mail: id, kind, attempts }, "mail given up: there is no such mailbox")
        return deleteMail(database.db, id)
      }
      log.warn({ err: error, mail: id, kind, attempts }, "mail not sent yet")
      return postponeMail(database.db, id, now(), Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs))
    }
    await recordSent(database, pending, identity, now())
  }

  let timer: NodeJS.Timeout | undefined

  /** Starts polling for mails that other processes left and for retries. */
  function start() {
    timer = setInterval(wake, pollMs).unref()
    wake()
  }

  /** Starts no further mail; `background` waits for the last one. */
  function stop() {
    isStopped = true
    clearInterval(timer)
  }

  return { keep, queue, wake, start, stop }
}
