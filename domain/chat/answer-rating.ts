import * as z from "zod/mini"
import { type AnswerTheme, answerThemes } from "./answer-theme.ts"

const monthSchema = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))

/** A rating names only the month and the theme; it contains neither text nor the answer's id. */
export const answerRatingSchema = z.strictObject({
  month: monthSchema,
  theme: z.enum(answerThemes),
  isUseful: z.boolean(),
})
export type Rating = { isUseful: boolean }

/** The key of a rating: one for each theme and month. */
export function ratingKey({ month, theme }: { month: string; theme: AnswerTheme }): string {
  return `${month}-${theme}`
}

/** The month (YYYY-MM) in UTC. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, "YYYY-MM".length)
}

/** Splits a key that `ratingKey` made. */
export function partsOfKey(key: string) {
  const monthLength = "YYYY-MM".length
  return { month: key.slice(0, monthLength), theme: key.slice(monthLength + 1) as AnswerTheme }
}
