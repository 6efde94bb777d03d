import * as z from "zod/mini"

/** Bidi controls turn the direction of what follows. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u

/** A text on one line, trimmed, of at most so many characters. */
export function oneLineSchema(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength), z.regex(oneLine))
}
