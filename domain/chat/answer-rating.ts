import * as z from "zod/mini"
import { type AnswerTheme, answerThemes } from "./answer-theme.ts"

const monthSchema = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))

/** No text, and not which answer. */
export const answerRatingSchema = z.strictObject({
  month: monthSchema,
  theme: z.enum(answerThemes),
  isUseful: z.boolean(),
})
export type Rating = { isUseful: boolean }

/** The key of a theme in a month. */
export function ratingKey({ month, theme }: { month: string; theme: AnswerTheme }): string {
  return `${month}-${theme}`
}

/** In UTC. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, "YYYY-MM".length)
}

/** Undoes `ratingKey`. */
export function partsOfKey(key: string) {
  const monthLength = "YYYY-MM".length
  return { month: key.slice(0, monthLength), theme: key.slice(monthLength + 1) as AnswerTheme }
}
