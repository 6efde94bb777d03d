import type { Language } from "../../language.ts"

type Words = Readonly<Record<Language, readonly string[]>>

/** Compiles the words of all languages into one expression: a message may mix them. */
export function compile(words: Words, flags = ""): RegExp {
  const all = Object.values(words).flat().join("|")
  // A text has a letter that is drawn out once: "coffeeee" is "coffe" there.
  const once = all.replace(/(?<!\\)([aeiou])\1(?![*+?{])/g, "$1$1?")
  return new RegExp(`\\b(?:${once})\\b`, flags)
}

/** Compiles words to be found at every place in a text. */
export const said = (words: Words) => compile(words, "g")
