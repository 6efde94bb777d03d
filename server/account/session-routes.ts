import { Hono } from "hono"
import * as z from "zod"
import { forgetDevices } from "../devices/data.ts"
import { appError } from "../errors.ts"
import { pathInput } from "../json-input.ts"
import type { SignedIn } from "../session.ts"
import { endSessionStreams } from "../sync/events.ts"
import { endPendingSignIns } from "../two-step/data.ts"
import { describeBrowser } from "../user-agent.ts"
import type { AccountParts } from "./account-parts.ts"
import { readSessions } from "./data.ts"
import { endOtherSessions, endSessionOf } from "./sessions.ts"

const idParam = pathInput(z.object({ id: z.string().regex(/^\w{1,64}$/) }))

/** Where she is signed in, and the end of each of those sessions, at once: its requests, its event streams and its reminders. */
export function sessionRoutes({ database, device, events, requireSession }: AccountParts) {
  const { db } = database

  return new Hono<SignedIn>()
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
      if (!(await endSessionOf(db, c.var.userId, id))) throw appError("NOT_FOUND")
      endSessionStreams(events, [id])
      return c.json({ ok: true })
    })
    .delete("/", async (c) => {
      const { userId, sessionId } = c.var
      endSessionStreams(events, await endOtherSessions(db, userId, sessionId))
      await endPendingSignIns(db, userId)
      // A browser that she has signed out so is to be told of when somebody signs in there again.
      await forgetDevices(db, userId, (await device.read(c)) ?? undefined)
      return c.json({ ok: true })
    })
}
