import { Hono } from "hono"
import { calendarChoiceSchema } from "#domain/reminders/calendar-choice.ts"
import type { Database } from "../../database/open.ts"
import { appError } from "../../errors.ts"
import { jsonInput } from "../../json-input.ts"
import { requireConsent } from "../../privacy/consent/data.ts"
import { writeByRight } from "../../right.ts"
import type { RouteDeps } from "../../route-deps.ts"
import type { SignedIn } from "../../session.ts"
import { readWishes } from "../wishes.ts"
import { findFeed, readFeed, removeFeed, renewFeed } from "./data.ts"
import { calendarOf } from "./feed.ts"

/** Makes, renews and removes the secret address of a user's calendar feed. */
export function calendarRoutes({ db, database, requireSession, now }: RouteDeps & { database: Database }) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ feed: await readFeed(db, c.var.userId) }))
    .post("/", jsonInput(calendarChoiceSchema), async (c) => {
      const { userId, sessionId } = c.var
      const whose = { userId, right: { by: "session", id: sessionId } as const, now: now() }
      const secret = await writeByRight(database, whose, async (transaction) => {
        await requireConsent(transaction, userId, "reminders")
        return renewFeed(transaction, userId, c.req.valid("json"), now())
      })
      return c.json({ secret })
    })
    .delete("/", async (c) => {
      await removeFeed(db, c.var.userId)
      return c.json({ feed: null })
    })
}

// An unreadable row must fail the request: if the calendar were not found, calendar programs might delete their copy.
function raise(error: unknown): never {
  throw error
}

/** Serves the calendar to programs that know only its secret address. */
export function feedRoutes({ db, now }: Pick<RouteDeps, "db" | "now">) {
  return new Hono().get("/:file", async (c) => {
    const secret = c.req.param("file").match(/^([\w-]{22})\.ics$/)?.[1]
    const feed = secret && (await findFeed(db, secret))
    const wishes = feed && (await readWishes(db, [feed.user_id], raise)).get(feed.user_id)
    if (!wishes) throw appError("NOT_FOUND")
    const choice = {
      language: feed.language,
      isNeutral: feed.is_neutral === 1,
      createdAt: feed.created_at,
      secretHash: feed.secret_hash,
    }
    c.header("Content-Type", "text/calendar; charset=utf-8")
    c.header("Content-Disposition", 'inline; filename="reminders.ics"')
    c.header("X-Robots-Tag", "noindex")
    return c.body(calendarOf(wishes, choice, now()))
  })
}
