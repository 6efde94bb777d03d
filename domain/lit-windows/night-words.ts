import * as z from "zod/mini"
import { languages } from "../language.ts"
import { oneLineSchema } from "../one-line.ts"

export const nightWordsMaxLength = 160

/** One sentence from the team to everybody who is awake in a night. */
export const nightWordsSchema = z.strictObject({
  language: z.enum(languages),
  text: oneLineSchema(nightWordsMaxLength).check(z.minLength(1)),
})
export type NightWords = z.infer<typeof nightWordsSchema>

/** `name` is the first name of the member who wrote it. */
export type SignedNightWords = NightWords & { name: string }
