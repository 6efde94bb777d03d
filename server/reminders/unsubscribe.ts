import { createHmac } from "node:crypto"
import { Hono } from "hono"
import { v7 as uuidV7 } from "uuid"
import { operationsVersion } from "#domain/operations/operations.ts"
import { appError } from "../errors.ts"
import type { RouteDeps } from "../route-deps.ts"
import { noIndex, noStore } from "../security-headers.ts"
import { isEqual } from "../signed-cookie.ts"

/** It opens nothing. */
export function unsubscribeToken(secret: string, userId: string): string {
  return `${userId}.${createHmac("sha256", secret).update(`unsubscribe ${userId}`).digest("base64url")}`
}

function userOf(secret: string, token: string): string | undefined {
  const userId = token.slice(0, token.lastIndexOf("."))
  return isEqual(token, unsubscribeToken(secret, userId)) ? userId : undefined
}

type UnsubscribeDeps = Pick<RouteDeps, "db" | "sync" | "now"> & { secret: string }

/** By one click (RFC 8058), without a session. A GET only leads to the setting: programs open links by themselves. */
export function unsubscribeRoutes({ db, sync, secret, now }: UnsubscribeDeps) {
  return new Hono()
    .use(noStore, noIndex)
    .get("/:token", (c) => c.redirect("/profile/notifications"))
    .post("/:token", async (c) => {
      const userId = userOf(secret, c.req.param("token"))
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
