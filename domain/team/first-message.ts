import * as z from "zod/mini"
import { uuidSchema } from "../uuid.ts"
import { teamTextSchema } from "./team.ts"

/** The maximum number of conversations that one member may begin within 24 hours. */
export const firstMessagesPerDay = 20

export const contactCodeLength = 8
/** Codes have no vowels, so that none spells a word. */
export const contactCodeLetters = "BCDFGHJKLMNPQRSTVWXZ"

/** A code as a member types it from a mother's screen. */
const contactCodeSchema = z.pipe(
  z.string().check(z.maxLength(40)),
  z.pipe(
    z.transform((typed: string) => typed.toUpperCase().replaceAll(/[^A-Z]/g, "")),
    z.string().check(z.regex(new RegExp(`^[${contactCodeLetters}]{${contactCodeLength}}$`))),
  ),
)

/**
 * The first message of a member to a mother who shows a code. With `isQuietSeen`, it is sent although she is in quiet
 * mode.
 */
export const firstMessageSchema = z.strictObject({
  code: contactCodeSchema,
  messageId: uuidSchema,
  text: teamTextSchema,
  isQuietSeen: z.boolean(),
})

/** The code is shown in two groups, which are easier to read aloud. */
export function spacedCode(code: string): string {
  return `${code.slice(0, contactCodeLength / 2)} ${code.slice(contactCodeLength / 2)}`
}
