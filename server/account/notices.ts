import type { Kysely } from "kysely"
import type { Database } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { newDeviceMail, type WayInChange, wayInChangedMail } from "../mail/letters.ts"
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

/** Strangers can cause none; five an hour of each kind. */
export function createNotices({ database, mails, limits, baseUrl, supportEmail, now }: NoticesDeps) {
  const { db } = database
  const help = { link: `${baseUrl}/forgot-password`, supportEmail }

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

function findRecipient(db: Kysely<Tables>, userId: string) {
  const user = db.selectFrom("user").select(["full_name as name", "email", "language"])
  return user.where("id", "=", userId).executeTakeFirst()
}
