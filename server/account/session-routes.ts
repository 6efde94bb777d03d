import { Hono } from "hono"
import * as z from "zod"
import { appError } from "../errors.ts"
import { pathInput } from "../json-input.ts"
import type { SignedIn } from "../session.ts"
import type { CookieVariables } from "../strict-session-cookie.ts"
import { describeBrowser } from "../user-agent.ts"
import type { AccountParts } from "./account-parts.ts"
import { readSessions } from "./data.ts"
import { endOtherAccess } from "./end-held-access.ts"
import { endSessionOf } from "./sessions.ts"

const idParam = pathInput(z.object({ id: z.string().regex(/^\w{1,64}$/) }))

/** Lists and ends a user's sessions. Ending all others also ends access tokens, helper links and the calendar feed. */
export function sessionRoutes(parts: AccountParts) {
  const { database, device, requireSession } = parts
  const { db } = database

  return new Hono<{ Variables: SignedIn["Variables"] & CookieVariables }>()
    .use(requireSession)
    .get("/", async (c) => {
      const sessions = (await readSessions(db, c.var.userId)).map((session) => ({
        id: session.id,
        ...describeBrowser(session.userAgent),
        createdAt: session.createdAt,
        lastUsedAt: session.lastUsedAt,
        isThis: session.id === c.var.sessionId,
      }))
      return c.json({ sessions })
    })
    .delete("/:id", idParam, async (c) => {
      const { id } = c.req.valid("param")
      if (!(await endSessionOf(parts, c.var.userId, id))) throw appError("NOT_FOUND")
      return c.json({ ok: true })
    })
    .delete("/", async (c) => {
      // The other browsers are forgotten too, so the user gets a mail when one of them signs in again.
      await endOtherAccess(parts, c.var.userId, { token: c.get("sessionToken"), deviceId: await device.read(c) })
      return c.json({ ok: true })
    })
}
