import * as z from "zod/mini"
import { dayMs } from "../day-ms.ts"
import { momentSchema } from "../timestamped.ts"
import { uuidSchema } from "../uuid.ts"
import { answeredIdsSchema, teamTextSchema } from "./team.ts"

const daysAheadMost = 30
const minuteMs = 60_000

/**
 * A reply that waits for its time. `after`, `answers` and `first` as in `replySent`; `replaces`: when the one that it
 * changes was written, null where it is new.
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

/** Why a reply cannot wait for a moment, if it cannot. The minute that it takes to choose one is not past. */
export function faultOfSendAt(sendAt: Date, now: Date): "past" | "far" | null {
  if (!(sendAt.getTime() > now.getTime() - minuteMs)) return "past"
  return sendAt.getTime() > now.getTime() + daysAheadMost * dayMs ? "far" : null
}
