import { createHmac } from "node:crypto"
import { Hono } from "hono"
import { RateLimiterMemory } from "rate-limiter-flexible"
import { v7 as uuidV7 } from "uuid"
import { operationsVersion } from "#domain/operations/operations.ts"
import { addDays } from "#domain/privacy/retention.ts"
import { appError } from "../errors.ts"
import type { Keys } from "../keys/keys.ts"
import { consume } from "../rate-limits.ts"
import type { RouteDeps } from "../route-deps.ts"
import { noIndex, noStore } from "../security-headers.ts"
import { isEqual } from "../signed-cookie.ts"
import { readOwnRow } from "../sync/rows.ts"

/** Programs that filter mails may follow a link more than once, so a few requests in an hour are normal. */
const perHour = 10
const linkDays = 31

/** Signs the subject of an unsubscribe link. The token allows nothing but ending the morning mails. */
export function unsubscribeToken(key: string, subject: string): string {
  return `${subject}.${createHmac("sha256", key).update(`unsubscribe ${subject}`).digest("base64url")}`
}

function subjectOf({ key, former, formerUntil }: Keys["unsubscribe"], token: string, now: Date): string | undefined {
  const subject = token.slice(0, token.lastIndexOf("."))
  const keys = formerUntil !== null && now < formerUntil ? [key, former] : [key]
  return keys.some((one) => isEqual(token, unsubscribeToken(one, subject))) ? subject : undefined
}

/** The subject of an unsubscribe link: the user, and the day (YYYY-MM-DD) on which it was sent. */
export function subscription(userId: string, date: string): string {
  return `${userId}.${date}`
}

/**
 * Returns whose mails a link ends, or undefined if it is too old. Links of earlier releases have no day and never
 * become too old.
 */
function subscriberOf(subject: string, now: Date): string | undefined {
  const [userId, date] = subject.split(".")
  const isOld = date !== undefined && date < addDays(now, -linkDays).toISOString().slice(0, 10)
  return isOld ? undefined : userId
}

type UnsubscribeDeps = Pick<RouteDeps, "db" | "sync" | "now"> & { keys: Pick<Keys, "unsubscribe"> }

/**
 * Ends the morning mails with one click (RFC 8058), without a session. A GET only leads to the setting, because mail
 * programs open links by themselves.
 */
export function unsubscribeRoutes({ db, sync, keys, now }: UnsubscribeDeps) {
  const limiter = new RateLimiterMemory({ keyPrefix: "unsubscribe", points: perHour, duration: 3600 })

  return new Hono()
    .use(noStore, noIndex)
    .get("/:token", (c) => c.redirect("/profile/notifications"))
    .post("/:token", async (c) => {
      const subject = subjectOf(keys.unsubscribe, c.req.param("token"), now())
      const userId = subject && subscriberOf(subject, now())
      if (!userId) throw appError("NOT_FOUND")
      await consume(limiter, userId)
      const user = await db.selectFrom("user").select("email").where("id", "=", userId).executeTakeFirst()
      const times = await readOwnRow(db, userId, "reminderTimes")
      // Each change leaves a permanent receipt, so a link that is followed again must change nothing.
      if (user && times?.row.values.byMail) {
        const ended = { id: uuidV7(), name: "reminderTimesChanged", args: { fields: { byMail: false } } }
        const operation = { ...ended, at: now().toISOString(), schemaVersion: operationsVersion }
        await sync.apply({ userId, userEmail: user.email, language: undefined }, [operation])
      }
      return c.body(null, 204)
    })
}
