import * as z from "zod/mini"
import { languages } from "./language.ts"

/** How her calendar shows her reminders: in which language, and whether it names nothing. */
export const calendarChoiceSchema = z.strictObject({ language: z.enum(languages), isNeutral: z.boolean() })
export type CalendarChoice = z.infer<typeof calendarChoiceSchema>
