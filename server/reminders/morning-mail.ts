import type { Database } from "../database/open.ts"
import type { Keys } from "../keys/keys.ts"
import { morningMail } from "../mail/letters.ts"
import type { MailQueue } from "../mail/queue.ts"
import type { Channel } from "./channels.ts"
import { subscription, unsubscribeToken } from "./unsubscribe.ts"
import type { Wishes } from "./wishes.ts"

const usefulMinutes = 120

type MorningDeps = { database: Database; mails: MailQueue; baseUrl: string; keys: Pick<Keys, "unsubscribe"> }

/** Queues the mail of a day under an id made from the day, so that trying twice queues one mail. */
export async function queueMorningMail(
  { database, mails, baseUrl, keys }: MorningDeps,
  { user_id }: Channel,
  wishes: Wishes,
  date: string,
) {
  const users = database.db.selectFrom("user").select(["full_name", "email", "language"]).where("id", "=", user_id)
  const user = await users.executeTakeFirst()
  if (!user) return
  const recipient = { name: user.full_name, email: user.email, language: user.language }
  const mail = morningMail(recipient, `${baseUrl}/dashboard`, wishes, usefulMinutes)
  const token = unsubscribeToken(keys.unsubscribe.key, subscription(user_id, date))
  const unsubscribe = `${baseUrl}/unsubscribe/${token}`
  await mails.keep(database.db, user_id, { ...mail, unsubscribe }, `morning-${date}-${user_id}`)
  mails.wake()
}
