import { zValidator } from "@hono/zod-validator"
import { Hono } from "hono"
import * as z from "zod"
import { calendarDateSchema, checkInSchema } from "#domain/check-in.ts"
import { withConsent } from "../consent/data.ts"
import { appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import { keptSchema, notAfter } from "../kept-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { keepCheckIn, readCheckIn } from "./data.ts"
import { isWritableDay } from "./writable-day.ts"

const dateParam = zValidator("param", z.object({ date: calendarDateSchema }), (result) => {
  if (!result.success) throw invalidDate()
})

/** Her energy, mood and bloating, one check-in for each calendar day as she lives it. */
export function checkInRoutes({ db, requireSession, now }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/:date", dateParam, async (c) => {
      const { date } = c.req.valid("param")
      return c.json({ checkIn: await readCheckIn(db, c.var.userId, date) })
    })
    .put("/:date", dateParam, jsonInput(keptSchema(checkInSchema)), async (c) => {
      const { date } = c.req.valid("param")
      if (!isWritableDay(date, now())) throw invalidDate()
      const { value, changedAt } = c.req.valid("json")
      const { userId } = c.var
      const kept = { value, changedAt: notAfter(now(), changedAt) }
      await withConsent(db, userId, "diary", (transaction) => keepCheckIn(transaction, userId, date, kept, now()))
      return c.json({ checkIn: await readCheckIn(db, c.var.userId, date) })
    })
}

function invalidDate() {
  return appError("INVALID_INPUT", { fields: { date: "invalid" } })
}
