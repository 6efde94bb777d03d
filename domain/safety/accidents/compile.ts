import type { Language } from "../../language.ts"

type Words = Readonly<Record<Language, readonly string[]>>

/** Of all languages: a message may mix them. */
export function compile(words: Words, flags = ""): RegExp {
  return new RegExp(`\\b(?:${Object.values(words).flat().join("|")})\\b`, flags)
}

/** For each place in a text. */
export const said = (words: Words) => compile(words, "g")
