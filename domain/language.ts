import { z } from "zod"

/** The languages that every word of the product exists in; the first is the default. */
export const languages = ["pt", "en", "es"] as const
export const languageSchema = z.enum(languages)
export type Language = z.infer<typeof languageSchema>
