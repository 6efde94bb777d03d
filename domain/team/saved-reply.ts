import * as z from "zod/mini"
import { teamTextMaxLength } from "./team.ts"

export const savedReplyTitleMaxLength = 100
const savedText = z.string().check(z.trim(), z.maxLength(teamTextMaxLength))
export const savedReplySchema = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(savedReplyTitleMaxLength)),
  pt: savedText,
  en: savedText,
  es: savedText,
})
export type SavedReply = z.infer<typeof savedReplySchema>
