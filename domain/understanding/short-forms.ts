import { type Language, languages } from "../language.ts"
import { languageOfMessage } from "./message-language.ts"
import { anyPhrase, type Phrases } from "./phrases.ts"

/**
 * `forms` maps each short form to what it stands for; after a word of `namedByLetter`, a single letter is a name
 * ("vitamin d") and not a short form.
 */
export type ShortFormWords = {
  forms: Readonly<Record<Language, Readonly<Record<string, string>>>>
  namedByLetter: Readonly<Record<Language, Phrases>>
}

/** Writes out short forms by the words of all languages. */
export function readerOfShortForms({ forms, namedByLetter }: ShortFormWords) {
  const named = anyPhrase(Object.values(namedByLetter)).source
  /** Skips a capital letter that stands alone (a size) and the letter of a vitamin. */
  const words = new RegExp(`(?<!${named} )(?<![\\p{L}\\p{N}'’])(?!\\p{Lu}(?!\\p{L}))\\p{L}+(?![\\p{L}\\p{N}'’])`, "gu")

  /**
   * Writes out the short forms of a message. If its language is unknown, only forms that stand for the same thing in
   * all languages are written out.
   */
  return function writtenOut(text: string): string {
    const language = languageOfMessage(text)
    const spoken = (language ? [language] : languages).map((each) => forms[each])
    return text.replace(words, (written) => {
      const form = written.toLowerCase()
      const meant = new Set(spoken.flatMap((forms) => (Object.hasOwn(forms, form) ? [forms[form]] : [])))
      return meant.size === 1 ? ([...meant][0] ?? written) : written
    })
  }
}
