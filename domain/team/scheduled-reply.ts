import * as z from "zod/mini"
import { dayMs } from "../day-ms.ts"
import { momentSchema } from "../timestamped.ts"
import { uuidSchema } from "../uuid.ts"
import { answeredIdsSchema, teamTextSchema } from "./team.ts"

const daysAheadMost = 30
const minuteMs = 60_000

/**
 * A reply that is sent later. `after`, `answers` and `first` mean the same as in `replySent`. `replaces` is the time at
 * which the scheduled reply that it changes was written; null if it changes none.
 */
export const scheduledReplySchema = z.strictObject({
  replyId: uuidSchema,
  text: teamTextSchema,
  sendAt: momentSchema,
  after: z.nullable(uuidSchema),
  answers: z.optional(answeredIdsSchema),
  first: z.optional(z.strictObject({ isQuietSeen: z.boolean() })),
  replaces: z.nullable(momentSchema),
})
export type AskedScheduledReply = z.infer<typeof scheduledReplySchema>

/**
 * Returns why a reply cannot be sent at a time, or null if it can. A time up to a minute ago is accepted, because
 * choosing it takes a while.
 */
export function faultOfSendAt(sendAt: Date, now: Date): "past" | "far" | null {
  if (!(sendAt.getTime() > now.getTime() - minuteMs)) return "past"
  return sendAt.getTime() > now.getTime() + daysAheadMost * dayMs ? "far" : null
}
