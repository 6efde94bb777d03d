import * as z from "zod"
import { calendarDateSchema, checkInSchema } from "#domain/days/check-in.ts"
import { diaryTextSchema } from "#domain/diary/diary.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { profileSchema } from "#domain/profile/profile.ts"
import { uuidSchema } from "#domain/uuid.ts"
import type { checkInRoutes } from "../days/check-in/routes.ts"
import type { diaryRoutes, olderRoutes } from "../diary/routes.ts"
import type { historyRoutes } from "../evolution/history/routes.ts"
import type { progressRoutes } from "../journey/progress-routes.ts"
import type { profileRoutes } from "../profile/routes.ts"
import { type AnswerOf, lastWrite, moment, schemaOfAnswer } from "./schemas.ts"

export const profile = z
  .object({
    ...profileSchema.shape,
    // The schema has no minimum, because an age that was stored under earlier rules may be lower than new ones may be.
    age: z.int(),
  })
  .partial()
  .meta({ id: "Profile", description: "Lengths in cm, weights in kg, water in litres a day, sleep in hours a night." })

export const profileAnswer = schemaOfAnswer<AnswerOf<typeof profileRoutes, "/">>()(
  z.object({
    profile: profile.nullable().meta({ description: "Without what she has not told; null while it is nothing." }),
  }),
)

const progress = z
  .object({ day: z.int(), percentage: z.number(), checklist: z.record(z.enum(checklistItems), z.boolean()) })
  .meta({
    id: "Progress",
    description: "Her day in the programme (1–7), the share of it done in percent, and what is done today.",
  })

export const progressAnswer = schemaOfAnswer<AnswerOf<typeof progressRoutes, "/">>()(
  z.object({ progress: lastWrite(progress).nullable() }),
)

export const checkInAnswer = schemaOfAnswer<AnswerOf<typeof checkInRoutes, "/:date">>()(
  z.object({ checkIn: lastWrite(z.object(checkInSchema.shape)).nullable() }),
)

const entryShape = {
  id: uuidSchema,
  ...diaryTextSchema.shape,
  createdAt: moment,
  updatedAt: z.optional(moment),
}
export const diaryEntry = z.object(entryShape).meta({ id: "DiaryEntry" })

export const diaryAnswer = schemaOfAnswer<AnswerOf<typeof diaryRoutes, "/">>()(
  z.object({ entries: z.array(diaryEntry) }),
)

export const monthsAnswer = schemaOfAnswer<AnswerOf<typeof olderRoutes, "/months">>()(
  z.object({ months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), entries: z.int() })) }),
)

const olderEntry = z.object({
  ...entryShape,
  revision: z.uuid().meta({ description: "Names this text; an edit says which one it was made on." }),
  copyOf: z.optional(z.uuid()).meta({ description: "The entry that this text was meant for." }),
  isConflict: z.optional(z.boolean()).meta({ description: "Both texts are kept until she chooses." }),
})

export const olderAnswer = schemaOfAnswer<AnswerOf<typeof olderRoutes, "/older">>()(
  z.object({
    version: z.int(),
    epoch: z.string(),
    entries: z.array(olderEntry),
    next: z
      .object({ createdAt: moment, id: z.uuid() })
      .nullable()
      .meta({ description: "Where the next page begins: its `before` and `beforeId`. Null after the last one." }),
  }),
)

export const historyAnswer = schemaOfAnswer<AnswerOf<typeof historyRoutes, "/">>()(
  z.object({
    userId: z.string(),
    checkIns: z.array(
      z.object({ date: calendarDateSchema, ...checkInSchema.shape, sleepHours: z.number().nullable() }),
    ),
    water: z.array(z.object({ date: calendarDateSchema, glasses: z.int() })),
    weights: z.array(z.object({ date: calendarDateSchema, kg: z.number() })),
    entriesAt: z.array(moment).meta({ description: "When diary entries were written, the latest first." }),
  }),
)
