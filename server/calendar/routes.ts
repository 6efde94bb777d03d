import { Hono } from "hono"
import { calendarChoiceSchema } from "#domain/calendar-choice.ts"
import { requireConsent } from "../consent/data.ts"
import { appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import { readWishes } from "../reminders/wishes.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { findFeed, readFeed, removeFeed, renewFeed } from "./data.ts"
import { calendarOf } from "./feed.ts"

/** She makes, renews and removes its secret address. */
export function calendarRoutes({ db, requireSession, now }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ feed: await readFeed(db, c.var.userId) }))
    .post("/", jsonInput(calendarChoiceSchema), async (c) => {
      await requireConsent(db, c.var.userId, "reminders")
      return c.json({ secret: await renewFeed(db, c.var.userId, c.req.valid("json"), now()) })
    })
    .delete("/", async (c) => {
      await removeFeed(db, c.var.userId)
      return c.json({ feed: null })
    })
}

/** For programs that know only its address. */
export function feedRoutes({ db, now }: Pick<RouteDeps, "db" | "now">) {
  return new Hono().get("/:file", async (c) => {
    const secret = c.req.param("file").match(/^([\w-]{22})\.ics$/)?.[1]
    const feed = secret && (await findFeed(db, secret))
    const wishes = feed && (await readWishes(db, [feed.user_id])).get(feed.user_id)
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
