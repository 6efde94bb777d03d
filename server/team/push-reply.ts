import type { Kysely } from "kysely"
import { isQuiet } from "#domain/reminders/reminder-times.ts"
import type { Tables } from "../database/tables.ts"
import type { Log } from "../log.ts"
import type { Channel } from "../reminders/channels.ts"
import { completeTimes } from "../reminders/complete-times.ts"
import { declarative } from "../reminders/message.ts"
import type { Push, PushMessage } from "../reminders/push/send.ts"
import { removeGone } from "../reminders/queue.ts"
import { localTime } from "../reminders/slots.ts"
import { replyText } from "../reminders/text.ts"
import { readOwnRow } from "../sync/rows.ts"

const tag = "team-reply"
/**
 * After two hours the push service drops the message: it could come at an awkward hour, and a mail has been sent too.
 */
const usefulSeconds = 2 * 60 * 60

type PushDeps = { db: Kysely<Tables>; push: Push | null; baseUrl: string; log: Log; now: () => Date }

/** Pushes to the user's devices that a reply has come, without its text, and never in her quiet hours. */
export async function sendReplyPush({ db, push, baseUrl, log, now }: PushDeps, userId: string, isFirst: boolean) {
  if (!push) return
  const hers = db.selectFrom("reminder_channels").selectAll().where("user_id", "=", userId)
  const devices = await hers.where("endpoint", "is not", null).execute()
  if (devices.length === 0 || (await isQuietNow(db, userId, now()))) return
  const gone: typeof devices = []
  let failed = 0
  await Promise.all(
    devices.map(async (device) => {
      const { endpoint, p256dh, auth } = device
      if (!endpoint || !p256dh || !auth) return
      const result = await push.send({ endpoint, p256dh, auth }, messageOf(device, baseUrl, isFirst))
      if (result === "gone") gone.push(device)
      if (result === "failed") failed++
    }),
  )
  await removeGone(db, gone)
  if (failed > 0) log.warn({ devices: devices.length, failed }, "pushes of a reply not sent")
}

function messageOf({ language, is_discreet }: Channel, baseUrl: string, isFirst: boolean): PushMessage {
  const isDiscreet = is_discreet === 1
  const notification = {
    ...replyText(language, isDiscreet, isFirst),
    lang: language,
    dir: "ltr",
    tag,
    icon: `${baseUrl}${isDiscreet ? "/notes-192.png" : "/icon-192.png"}`,
    navigate: `${baseUrl}/chat`,
    data: {},
  }
  return { payload: JSON.stringify({ web_push: declarative, notification }), topic: tag, usefulSeconds }
}

async function isQuietNow(db: Kysely<Tables>, userId: string, moment: Date): Promise<boolean> {
  const stored = await readOwnRow(db, userId, "reminderTimes")
  const times = completeTimes(stored?.row)
  return times !== null && isQuiet(localTime(times.timeZone, moment), times)
}
