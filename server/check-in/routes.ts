import { Hono } from "hono"
import type { Kysely } from "kysely"
import * as z from "zod"
import { type CheckIn, calendarDateSchema, checkInQuestions, checkInSchema, emptyCheckIn } from "#domain/check-in.ts"
import type { LastWrite } from "#domain/timestamped.ts"
import { requireConsent } from "../consent/data.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import { jsonInput, pathInput } from "../json-input.ts"
import { lastWriteSchema } from "../last-write-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { applyOrThrow, operationOf } from "../sync/adapter.ts"
import { readCheckIn } from "./data.ts"
import { isWritableDay } from "./writable-day.ts"

const dateParam = pathInput(z.object({ date: calendarDateSchema }), invalidDate)

/** For the pages of version 0.1, which send a day's answers as one value. */
export function checkInRoutes({ db, requireSession, sync, now }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/:date", dateParam, async (c) => {
      return c.json({ checkIn: await readValue(db, c.var.userId, c.req.valid("param").date) })
    })
    .put("/:date", dateParam, jsonInput(lastWriteSchema(checkInSchema)), async (c) => {
      const { date } = c.req.valid("param")
      if (!isWritableDay(date, now())) throw invalidDate()
      const { value, changedAt } = c.req.valid("json")
      const operations = checkInQuestions.flatMap((question) => {
        const score = value[question]
        return score === null ? [] : operationOf("checkInAnswered", { date, question, score }, changedAt)
      })
      await requireConsent(db, c.var.userId, "diary")
      await applyOrThrow(c, sync, operations)
      return c.json({ checkIn: await readValue(db, c.var.userId, date) })
    })
}

async function readValue(db: Kysely<Tables>, userId: string, date: string): Promise<LastWrite<CheckIn> | null> {
  const checkIn = await readCheckIn(db, userId, date)
  if (!checkIn) return null
  const { sleepHours: _sleepHours, ...answers } = checkIn.answers.values
  return { value: { ...emptyCheckIn, ...answers }, changedAt: checkIn.changedAt }
}

function invalidDate() {
  return appError("INVALID_INPUT", { fields: { date: "invalid" } })
}
