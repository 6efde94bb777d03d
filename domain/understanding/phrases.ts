import type { Language } from "../language.ts"

/**
 * Words and phrases in lower case and without accents, separated by commas. `(a/b)` is one of the two; `[a]` is
 * optional; `*` continues a word with any letters, `+` with at least one, and alone it is any word; `#` is a number,
 * `#2-17` a number in this range; `.` is any character; `{3}` is up to three more words; `(a ){3}` and `(a ){1-3}`
 * repeat that many times; `~30` is up to 30 more characters of the sentence, `~~30` also of the next one, ending at
 * whole words; `!(a)` means not before, `!<(a)` not after; `\/` is a slash.
 */
export type Phrases = readonly string[]

/** Phrases by their meaning, in each language. */
export type WordsByMeaning<Meaning extends string = string> = Readonly<
  Record<Meaning, Readonly<Record<Language, Phrases>>>
>

const signs: Record<string, string> = {
  "(": "(?:",
  ")": ")",
  "[": "(?:",
  "]": ")?",
  "/": "|",
  "*": "\\w*",
  "+": "\\w+",
  "#": "\\d+",
  "!(": "(?!",
  "!<(": "(?<!",
  "\\/": "/",
}
const sign = /!<?\(|\\\/|[()[\]/*+#]/g

/** Returns the source of a pattern that finds any of the phrases as whole words in a text normalised by `fold`. */
export function patternOf(phrases: Phrases): string {
  return `\\b${alternativesOf(phrases)}\\b`
}

/**
 * Like `patternOf`, but also finds phrases inside a longer word or number: "3meses" has no word boundary before the
 * unit.
 */
function alternativesOf(phrases: Phrases): string {
  const one = phrases.flatMap((list) => list.split(/, */))
  return `(?:${one.map(written).join("|")})`
}

function written(phrase: string): string {
  return (
    phrase
      // `fold` leaves one letter of a drawn-out vowel ("coffeeee" becomes "coffe"), so a double vowel of a phrase
      // matches a single one too. Shorter words are not relaxed, because "wee" and "poo" would match "we" and "po".
      .replace(/[a-z]{5,}[*+]?|\b(?:see|too)\b/g, (word) => word.replace(/([aeiou])\1(?![*+])/g, "$1[$1]"))
      .replace(/#(\d+)-(\d+)/g, (_, from, to) => `(${numbers(Number(from), Number(to))})`)
      .replace(sign, (found) => signs[found] ?? found)
      .replace(/~~(\d+)/g, "\\b.{0,$1}\\b")
      .replace(/~(\d+)/g, "[^.!?]{0,$1}")
      .replace(/\)\{(\d)\}/g, "){0,$1}")
      .replace(/\)\{(\d)-(\d)\}/g, "){$1,$2}")
      .replace(/\{(\d)\} /g, "(?:\\w+ ){0,$1}")
  )
}

function numbers(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, more) => from + more).join("/")
}

/** Returns a pattern that finds any of the phrases of any language in a text normalised by `fold`. */
export function anyPhrase(lists: readonly Phrases[]): RegExp {
  return new RegExp(patternOf(lists.flat()))
}

/** The words of lists without special signs, as a set in which each word of a text can be looked up. */
export function wordSetOf(words: Readonly<Record<Language, Phrases>>): ReadonlySet<string> {
  return new Set(Object.values(words).flatMap((phrases) => phrases.flatMap((list) => list.split(/, */))))
}

/**
 * Patterns that find the words of each meaning in a text normalised by `fold`. They cover all languages at once,
 * because a message may mix them.
 */
export function patternsOf<Meaning extends string>(words: WordsByMeaning<Meaning>): Readonly<Record<Meaning, RegExp>> {
  return eachMeaning(words, (phrases) => anyPhrase([phrases]))
}

/** Sources of patterns for the words of each meaning, which may also stand inside a longer word or number. */
export function alternativesByMeaning<Meaning extends string>(
  words: WordsByMeaning<Meaning>,
): Readonly<Record<Meaning, string>> {
  return eachMeaning(words, alternativesOf)
}

function eachMeaning<Meaning extends string, Compiled>(
  words: WordsByMeaning<Meaning>,
  compile: (phrases: Phrases) => Compiled,
): Readonly<Record<Meaning, Compiled>> {
  const lists = Object.entries<Readonly<Record<Language, Phrases>>>(words)
  const compiled = lists.map(([meaning, byLanguage]) => [meaning, compile(Object.values(byLanguage).flat())])
  return Object.fromEntries(compiled) as Record<Meaning, Compiled>
}
