import { addDaysTo } from "#domain/days/day-record.ts"
import { isQuiet } from "#domain/reminders/reminder-times.ts"
import { isTakenOn } from "#domain/visits/medicines.ts"
import type { Database } from "../database/open.ts"
import type { Keys } from "../keys/keys.ts"
import type { MailQueue } from "../mail/queue.ts"
import { morningMail } from "../mail/templates/morning.ts"
import type { Channel } from "./channels.ts"
import { subscription, unsubscribeToken } from "./unsubscribe.ts"
import { areDailyWished, type Wishes } from "./wishes.ts"

const usefulMinutes = 120

type MorningDeps = { database: Database; mails: MailQueue; baseUrl: string; keys: Pick<Keys, "unsubscribe"> }

/**
 * Queues the morning mail if the day has anything to tell. Its id is made from the day, so that a second attempt queues
 * no second mail.
 */
export async function queueMorningMail(
  { database, mails, baseUrl, keys }: MorningDeps,
  { user_id }: Channel,
  wishes: Wishes,
  date: string,
) {
  const isDaily = Object.values(wishes.toggles).some(Boolean) && areDailyWished(wishes, date)
  const hasWord = wishes.noted.wordDates.includes(date) && areDailyWished(wishes, date)
  const day = { times: wishes.times, toggles: isDaily ? wishes.toggles : null, ...notedTimes(wishes, date), hasWord }
  if (!isDaily && !hasWord && day.today.length + day.tomorrow.length === 0) return
  const users = database.db.selectFrom("user").select(["full_name", "email", "language"]).where("id", "=", user_id)
  const user = await users.executeTakeFirst()
  if (!user) return
  const recipient = { name: user.full_name, email: user.email, language: user.language }
  const mail = morningMail(recipient, `${baseUrl}/dashboard`, day, usefulMinutes)
  const token = unsubscribeToken(keys.unsubscribe.key, subscription(user_id, date))
  const unsubscribe = `${baseUrl}/unsubscribe/${token}`
  await mails.keep(database.db, user_id, { ...mail, unsubscribe }, `morning-${date}-${user_id}`)
  mails.wake()
}

/** The times (HH:MM) noted for a day, and those of visits on the day after it. */
function notedTimes({ noted: { visits, medicines }, times }: Wishes, date: string) {
  const visitsOn = (day: string) => visits.filter((visit) => visit.date === day).map(({ time }) => time)
  const taken = medicines.filter((medicine) => isTakenOn(medicine, date)).flatMap((medicine) => medicine.times)
  const today = [...visitsOn(date), ...taken.filter((time) => !isQuiet(time, times))]
  return { today: [...new Set(today)].sort(), tomorrow: [...new Set(visitsOn(addDaysTo(date, 1)))].sort() }
}
