import * as z from "zod"
import { calendarDateSchema } from "#domain/days/check-in.ts"
import { monthsQuery, olderQuery } from "../diary/routes.ts"
import {
  checkInAnswer,
  diaryAnswer,
  historyAnswer,
  monthsAnswer,
  olderAnswer,
  profileAnswer,
  progressAnswer,
} from "./answers.ts"
import type { DocumentedCode } from "./errors.ts"
import { exportAnswer } from "./export-answer.ts"
import { syncAnswer, syncBody } from "./sync-schemas.ts"

type Operation = {
  route: string
  id: string
  summary: string
  description?: string
  isStable: boolean
  path?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  answer: z.ZodType
  errors?: DocumentedCode[]
}

const userId = z.string().meta({ description: "Hers, as in the answer of `GET /api/history`." })
const ofUser = ["INVALID_INPUT", "OTHER_USER"] as const

/** The documented operations. A route that is not listed may change with any release. */
export const operations: Operation[] = [
  {
    route: "GET /api/profile",
    id: "readProfile",
    summary: "Her profile",
    isStable: true,
    answer: profileAnswer,
  },
  {
    route: "GET /api/progress",
    id: "readProgress",
    summary: "Where she is in the seven days",
    isStable: true,
    answer: progressAnswer,
  },
  {
    route: "GET /api/check-ins/:date",
    id: "readCheckIn",
    summary: "How she felt on one day",
    description: "Each answer is 1–5, or null where she gave none.",
    isStable: true,
    path: z.object({ date: calendarDateSchema }),
    answer: checkInAnswer,
    errors: ["INVALID_INPUT"],
  },
  {
    route: "GET /api/history",
    id: "readHistory",
    summary: "All her days in few words",
    description: "Check-ins, sleep in hours, glasses of 250 ml, weights in kg, and when she wrote in her diary.",
    isStable: true,
    answer: historyAnswer,
  },
  {
    route: "GET /api/diary-entries",
    id: "readLatestEntries",
    summary: "Her latest ten diary entries",
    isStable: true,
    answer: diaryAnswer,
  },
  {
    route: "GET /api/diary-entries/months",
    id: "countEntriesByMonth",
    summary: "How many entries each month has",
    isStable: true,
    query: z.object({ ...monthsQuery.shape, userId }),
    answer: monthsAnswer,
    errors: [...ofUser],
  },
  {
    route: "GET /api/diary-entries/older",
    id: "readOlderEntries",
    summary: "Diary entries before a moment, page by page",
    isStable: true,
    query: z.object({ ...olderQuery.shape, userId }),
    answer: olderAnswer,
    errors: [...ofUser],
  },
  {
    route: "GET /api/account/export",
    id: "exportEverything",
    summary: "Everything that is stored about her",
    description: "The whole diary and all the rest, as one file. A key that changes or goes raises `formatVersion`.",
    isStable: true,
    answer: exportAnswer,
  },
  {
    route: "POST /api/sync",
    id: "sync",
    summary: "What her devices send and fetch",
    description:
      "The only way to write. It needs a token that may write, and her consent for what is written. What is not open to " +
      "tokens is refused operation by operation. Operations and rows are those of the app, and may change with any release.",
    isStable: false,
    body: syncBody,
    answer: syncAnswer,
    errors: ["INVALID_INPUT", "INVALID_JSON", "OTHER_USER", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"],
  },
]
