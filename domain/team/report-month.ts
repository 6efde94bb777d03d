import * as z from "zod/mini"
import { monthOf } from "../chat/answer-rating.ts"
import { languages } from "../language.ts"
import { addMonths, retention } from "../privacy/retention.ts"

/** Which month (YYYY-MM, UTC) a report is of, and its language. */
export const reportSchema = z.object({
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  language: z.enum(languages),
})
export type AskedReport = z.infer<typeof reportSchema>

/**
 * The months for which a report can be made, the newest first: they are over, and all their questions are still stored.
 */
export function reportMonths(now: Date): string[] {
  const first = new Date(`${monthOf(now)}-01T00:00:00.000Z`)
  const most = retention.supportQuestionMonths - 1
  return Array.from({ length: most }, (_, index) => monthOf(addMonths(first, -index - 1)))
}
