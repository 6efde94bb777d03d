import * as z from "zod/mini"

/** Bidi controls are refused, because they change the direction of the text after them. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u

/** A trimmed text on one line, of at most `maxLength` characters. */
export function oneLineSchema(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength), z.regex(oneLine))
}
