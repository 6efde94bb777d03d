import { type Language, languages } from "../language.ts"
import { languageOfMessage } from "./message-language.ts"
import { anyPhrase, type Phrases } from "./phrases.ts"

/** `forms`: what each stands for; `namedByLetter`: words whose next letter is none. */
export type ShortFormWords = {
  forms: Readonly<Record<Language, Readonly<Record<string, string>>>>
  namedByLetter: Readonly<Record<Language, Phrases>>
}

/** Writes out short forms by the words of all languages. */
export function readerOfShortForms({ forms, namedByLetter }: ShortFormWords) {
  const named = anyPhrase(Object.values(namedByLetter)).source
  /** No capital that stands alone (a size), nor the letter of a vitamin. */
  const words = new RegExp(`(?<!${named} )(?<![\\p{L}\\p{N}'’])(?!\\p{Lu}(?!\\p{L}))\\p{L}+(?![\\p{L}\\p{N}'’])`, "gu")

  /** A message with its short forms written out; where no language is told, those that stand for one thing in all. */
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
