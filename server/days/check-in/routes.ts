import { Hono } from "hono"
import type { Kysely } from "kysely"
import * as z from "zod"
import { answersAsOne, type CheckIn, calendarDateSchema } from "#domain/days/check-in.ts"
import type { LastWrite } from "#domain/timestamped.ts"
import type { Tables } from "../../database/tables.ts"
import { appError } from "../../errors.ts"
import { pathInput } from "../../json-input.ts"
import type { RouteDeps } from "../../route-deps.ts"
import type { SignedIn } from "../../session.ts"
import { loadRow } from "../../sync/rows.ts"

const dateParam = pathInput(z.object({ date: calendarDateSchema }), () =>
  appError("INVALID_INPUT", { fields: { date: "invalid" } }),
)

/** Serves a day's check-in, whose answers are stored one by one, as one value. */
export function checkInRoutes({ db, requireSession }: RouteDeps) {
  return new Hono<SignedIn>().use(requireSession).get("/:date", dateParam, async (c) => {
    return c.json({ checkIn: await readValue(db, c.var.userId, c.req.valid("param").date) })
  })
}

async function readValue(db: Kysely<Tables>, userId: string, date: string): Promise<LastWrite<CheckIn> | null> {
  const answers = await loadRow(db, userId, "checkIns", date)
  const told = answers && answersAsOne(answers)
  if (!told) return null
  const { sleepHours: _sleepHours, ...value } = told.value
  return { value, changedAt: told.changedAt }
}
