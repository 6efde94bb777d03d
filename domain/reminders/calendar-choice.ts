import * as z from "zod/mini"
import { languages } from "../language.ts"

export const calendarChoiceSchema = z.strictObject({ language: z.enum(languages), isNeutral: z.boolean() })
export type CalendarChoice = z.infer<typeof calendarChoiceSchema>
