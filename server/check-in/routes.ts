import { Hono } from "hono"
import type { Kysely } from "kysely"
import * as z from "zod"
import { type CheckIn, calendarDateSchema, emptyCheckIn } from "#domain/check-in.ts"
import type { LastWrite } from "#domain/timestamped.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import { pathInput } from "../json-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { readCheckIn } from "./data.ts"

const dateParam = pathInput(z.object({ date: calendarDateSchema }), () =>
  appError("INVALID_INPUT", { fields: { date: "invalid" } }),
)

/** A day's answers as one value. */
export function checkInRoutes({ db, requireSession }: RouteDeps) {
  return new Hono<SignedIn>().use(requireSession).get("/:date", dateParam, async (c) => {
    return c.json({ checkIn: await readValue(db, c.var.userId, c.req.valid("param").date) })
  })
}

async function readValue(db: Kysely<Tables>, userId: string, date: string): Promise<LastWrite<CheckIn> | null> {
  const checkIn = await readCheckIn(db, userId, date)
  if (!checkIn) return null
  const { sleepHours: _sleepHours, ...answers } = checkIn.answers.values
  return { value: { ...emptyCheckIn, ...answers }, changedAt: checkIn.changedAt }
}
