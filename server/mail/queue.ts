import { randomUUIDv7 } from "node:crypto"
import type { Kysely } from "kysely"
import type { Background } from "../background.ts"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import type { Keys } from "../keys/keys.ts"
import { seal, unseal } from "../keys/sealing.ts"
import type { Log } from "../log.ts"
import { type LogFields, logFields, withLogFields } from "../log-context.ts"
import { createPolling } from "../polling.ts"
import { supportMailKind } from "../team/questions/bundle.ts"
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
const concurrency = 4

type QueueDeps = {
  database: Database
  keys: Pick<Keys, "mail">
  deliver: Deliver
  background: Background
  log: Log
  now: () => Date
}

type KeptMail = Mail & { askedBy?: LogFields }

/**
 * Returns a function that stores a mail in the caller's transaction; the caller wakes the queue after the commit.
 * Deleting the user also deletes the mail.
 */
export function createKeepMail({ keys, now }: Pick<QueueDeps, "keys" | "now">) {
  return async (db: Kysely<Tables>, userId: string | null, mail: Mail, id: string = randomUUIDv7()) => {
    const kept: KeptMail = { ...mail, askedBy: logFields() }
    const content = await seal(keys.mail, JSON.stringify(kept))
    await storeMail(db, { id, user_id: userId, kind: mail.kind, content }, mail.usefulMinutes, now())
  }
}

export type MailQueue = ReturnType<typeof createMailQueue>

/**
 * Sends stored mails, and retries each until it expires or proves to have no mailbox. After a crash a mail may be sent
 * twice, under one Message-ID.
 */
export function createMailQueue({ database, keys, deliver, background, log, now }: QueueDeps) {
  const keep = createKeepMail({ keys, now })
  let wakes = 0
  const polling = createPolling({ title: "sending of mails", pollMs, runsMost: concurrency, background, run: sendDue })
  const { start, stop, isStopped } = polling

  async function queue(userId: string | null, mail: Mail) {
    await keep(database.db, userId, mail)
    wake()
  }

  function wake() {
    wakes++
    polling.wake()
  }

  async function sendDue() {
    let seen = wakes
    while (!isStopped()) {
      const mail = await claimMail(database, now())
      if (mail) await send(mail)
      else if (seen === wakes) return
      // A mail that was stored while this claim ran may have been missed, so the queue looks once more.
      else seen = wakes
    }
  }

  async function send(pending: PendingMail) {
    const kept = await open(pending)
    await withLogFields(kept?.askedBy ?? {}, () => sendKept(pending, kept))
  }

  async function open({ content }: PendingMail): Promise<KeptMail | undefined> {
    try {
      return JSON.parse(await unseal(keys.mail, content))
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
      // A wrong address of the team can be corrected by the operator. A user's wrong address stays wrong, so retrying
      // is useless.
      if (hasNoMailbox(error) && kind !== supportMailKind) {
        log.error({ err: error, mail: id, kind, attempts }, "mail given up: there is no such mailbox")
        return deleteMail(database.db, id)
      }
      log.warn({ err: error, mail: id, kind, attempts }, "mail not sent yet")
      return postponeMail(database.db, id, now(), Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs))
    }
    await recordSent(database, pending, identity, now())
  }

  return { keep, queue, wake, start, stop }
}
