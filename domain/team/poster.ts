import * as z from "zod/mini"
import { languages } from "../language.ts"

export const posterPlaceMaxLength = 80

/** The language of a poster, and where it hangs, which only the operator sees. */
export const posterSchema = z.object({
  language: z.enum(languages),
  place: z.string().check(z.trim(), z.maxLength(posterPlaceMaxLength)),
})
export type AskedPoster = z.infer<typeof posterSchema>
