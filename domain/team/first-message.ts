import * as z from "zod/mini"
import { uuidSchema } from "../uuid.ts"
import { teamTextSchema } from "./team.ts"

/** Conversations that one member may begin within 24 hours. */
export const firstMessagesPerDay = 20

export const contactCodeLength = 8
/** Without vowels no code is a word. */
export const contactCodeLetters = "BCDFGHJKLMNPQRSTVWXZ"

/** As somebody types it who reads it from her screen. */
const contactCodeSchema = z.pipe(
  z.string().check(z.maxLength(40)),
  z.pipe(
    z.transform((typed: string) => typed.toUpperCase().replaceAll(/[^A-Z]/g, "")),
    z.string().check(z.regex(new RegExp(`^[${contactCodeLetters}]{${contactCodeLength}}$`))),
  ),
)

/** What a member writes first to whoever shows a code. `isQuietSeen`: although it is quiet there now. */
export const firstMessageSchema = z.strictObject({
  code: contactCodeSchema,
  messageId: uuidSchema,
  text: teamTextSchema,
  isQuietSeen: z.boolean(),
})

/** Two halves are easier to read out. */
export function spacedCode(code: string): string {
  return `${code.slice(0, contactCodeLength / 2)} ${code.slice(contactCodeLength / 2)}`
}
