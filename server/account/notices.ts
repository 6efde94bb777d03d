import type { Kysely } from "kysely"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import type { MailQueue } from "../mail/queue.ts"
import { newDeviceMail } from "../mail/templates/new-device.ts"
import { type WayInChange, wayInChangedMail } from "../mail/templates/way-in-changed.ts"
import type { RateLimits } from "../rate-limits.ts"
import { readReminderTimes } from "../reminders/noun.ts"
import { describeBrowser } from "../user-agent.ts"

type NoticesDeps = {
  database: Database
  mails: Pick<MailQueue, "queue">
  limits: Pick<RateLimits, "mayNotify">
  baseUrl: string
  /** Whom she writes to when a new password does not help. */
  supportEmail: string
  now: () => Date
}

/**
 * Mails that tell her of what somebody else might have done to her account. Each follows a successful sign-in or a proof of who
 * she is, so that no stranger can cause one; of each kind five an hour at most are sent.
 */
export function createNotices({ database, mails, limits, baseUrl, supportEmail, now }: NoticesDeps) {
  const { db } = database
  const help = { link: `${baseUrl}/forgot-password`, supportEmail }

  /** Somebody signed in in a browser that has not signed in to this account before. */
  async function newDevice(userId: string, userAgent: string | undefined) {
    const user = await findRecipient(db, userId)
    if (!user || !(await limits.mayNotify("new-device", user.email))) return
    const timeZone = (await readReminderTimes(db, userId))?.times.values.timeZone ?? "UTC"
    const occasion = { at: now(), timeZone, ...describeBrowser(userAgent) }
    await mails.queue(userId, newDeviceMail(user, help, occasion))
  }

  /** A way into the account was added, removed or made safer. */
  async function wayInChanged(userId: string, change: WayInChange, provider?: string) {
    const user = await findRecipient(db, userId)
    if (!user || !(await limits.mayNotify("way-in-changed", user.email))) return
    await mails.queue(userId, wayInChangedMail(user, help, change, provider))
  }

  return { newDevice, wayInChanged }
}

function findRecipient(db: Kysely<Tables>, userId: string) {
  const user = db.selectFrom("user").select(["full_name as name", "email", "language"])
  return user.where("id", "=", userId).executeTakeFirst()
}
