import { createHmac } from "node:crypto"
import { Hono } from "hono"
import { v7 as uuidV7 } from "uuid"
import { operationsVersion } from "#domain/operations/operations.ts"
import { appError } from "../errors.ts"
import type { Keys } from "../keys/keys.ts"
import type { RouteDeps } from "../route-deps.ts"
import { noIndex, noStore } from "../security-headers.ts"
import { isEqual } from "../signed-cookie.ts"

/** It opens nothing. */
export function unsubscribeToken(key: string, userId: string): string {
  return `${userId}.${createHmac("sha256", key).update(`unsubscribe ${userId}`).digest("base64url")}`
}

function userOf({ key, former, formerUntil }: Keys["unsubscribe"], token: string, now: Date): string | undefined {
  const userId = token.slice(0, token.lastIndexOf("."))
  const keys = formerUntil !== null && now < formerUntil ? [key, former] : [key]
  return keys.some((one) => isEqual(token, unsubscribeToken(one, userId))) ? userId : undefined
}

type UnsubscribeDeps = Pick<RouteDeps, "db" | "sync" | "now"> & { keys: Pick<Keys, "unsubscribe"> }

/** By one click (RFC 8058), without a session. A GET only leads to the setting: programs open links by themselves. */
export function unsubscribeRoutes({ db, sync, keys, now }: UnsubscribeDeps) {
  return new Hono()
    .use(noStore, noIndex)
    .get("/:token", (c) => c.redirect("/profile/notifications"))
    .post("/:token", async (c) => {
      const userId = userOf(keys.unsubscribe, c.req.param("token"), now())
      if (userId === undefined) throw appError("NOT_FOUND")
      const user = await db.selectFrom("user").select("email").where("id", "=", userId).executeTakeFirst()
      if (user) {
        const ended = { id: uuidV7(), name: "reminderTimesChanged", args: { fields: { byMail: false } } }
        const operation = { ...ended, at: now().toISOString(), schemaVersion: operationsVersion }
        await sync.apply({ userId, userEmail: user.email, language: undefined }, [operation])
      }
      return c.body(null, 204)
    })
}
