import type { Kysely } from "kysely"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { addressChangedMail, newDeviceMail, type WayInChange, wayInChangedMail } from "../mail/letters.ts"
import type { MailQueue } from "../mail/queue.ts"
import type { RateLimits } from "../rate-limits.ts"
import { readOwnRow } from "../sync/rows.ts"
import { describeBrowser } from "../user-agent.ts"

type NoticesDeps = {
  database: Database
  mails: Pick<MailQueue, "queue">
  limits: Pick<RateLimits, "mayNotify">
  baseUrl: string
  supportEmail: string
  now: () => Date
}

/**
 * Mails users when somebody signs in from a new browser, or when the ways of signing in change. Strangers cannot cause
 * such mails; a user gets at most five of each kind in an hour.
 */
export function createNotices({ database, mails, limits, baseUrl, supportEmail, now }: NoticesDeps) {
  const { db } = database
  const help = helpAt({ baseUrl, supportEmail })

  async function newDevice(userId: string, userAgent: string | undefined) {
    const user = await findRecipient(db, userId)
    if (!user || !(await limits.mayNotify("new-device", user.email))) return
    const timeZone = (await readOwnRow(db, userId, "reminderTimes"))?.row.values.timeZone ?? "UTC"
    const occasion = { at: now(), timeZone, ...describeBrowser(userAgent) }
    await mails.queue(userId, newDeviceMail(user, help, occasion))
  }

  async function wayInChanged(userId: string, change: WayInChange, provider?: string) {
    const user = await findRecipient(db, userId)
    if (!user || !(await limits.mayNotify("way-in-changed", user.email))) return
    await mails.queue(userId, wayInChangedMail(user, help, change, provider))
  }

  return { newDevice, wayInChanged }
}

type Place = Pick<NoticesDeps, "baseUrl" | "supportEmail">
type KeepDeps = Place & { mails: Pick<MailQueue, "keep"> }

/** Stores the mail in the caller's transaction, without a limit; the caller wakes the mail queue after the commit. */
export async function storeWayInChangedMail(db: Kysely<Tables>, userId: string, change: WayInChange, deps: KeepDeps) {
  const user = await findRecipient(db, userId)
  if (user) await deps.mails.keep(db, userId, wayInChangedMail(user, helpAt(deps), change))
}

/** Stores a mail to both addresses in the caller's transaction; the caller wakes the mail queue after the commit. */
export async function storeAddressChangedMail(db: Kysely<Tables>, userId: string, formerEmail: string, deps: KeepDeps) {
  const user = await findRecipient(db, userId)
  if (!user) return
  await deps.mails.keep(db, userId, wayInChangedMail(user, helpAt(deps), "addressChanged"))
  const former = { ...user, email: formerEmail }
  await deps.mails.keep(db, userId, addressChangedMail(former, `${deps.baseUrl}/login`, deps.supportEmail))
}

function helpAt({ baseUrl, supportEmail }: Place) {
  return { link: `${baseUrl}/forgot-password`, supportEmail }
}

function findRecipient(db: Kysely<Tables>, userId: string) {
  const user = db.selectFrom("user").select(["full_name as name", "email", "language"])
  return user.where("id", "=", userId).executeTakeFirst()
}
