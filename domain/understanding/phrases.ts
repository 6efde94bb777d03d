import type { Language } from "../language.ts"

/**
 * Words and phrases, folded, with commas between. `(a/b)`: one of them; `[a]`: may be missing; `*`: a word goes on; `+`: it
 * does by a letter at least, and alone is any word; `#`: a number, `#2-17`: one of these; `.`: any sign; `{3}`: up to three
 * words more; `(a ){3}`, `(a ){1-3}`: so many times; `~30`: up to thirty characters more of the sentence;
 * `~~30`: also of the next, between whole words; `!(a)`: not before; `!<(a)`: not after; `\/`: a stroke.
 */
export type Phrases = readonly string[]

/** Words by what they mean, in each language. */
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

/** The source of a pattern that finds any of the phrases in a folded text. */
export function patternOf(phrases: Phrases): string {
  return `\\b${alternativesOf(phrases)}\\b`
}

/** As `patternOf`, but also inside a longer word or number: in "3meses" no word begins before the unit. */
function alternativesOf(phrases: Phrases): string {
  const one = phrases.flatMap((list) => list.split(/, */))
  return `(?:${one.map(written).join("|")})`
}

function written(phrase: string): string {
  return (
    phrase
      // A text has a letter that is drawn out once: "coffeeee" is "coffe" there. Shorter words would be others: "we", "po".
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

/** Finds any of the phrases of any of the languages, in a folded text. */
export function anyPhrase(lists: readonly Phrases[]): RegExp {
  return new RegExp(patternOf(lists.flat()))
}

/** The words of lists that have no signs, to look each word of a text up in. */
export function wordSetOf(words: Readonly<Record<Language, Phrases>>): ReadonlySet<string> {
  return new Set(Object.values(words).flatMap((phrases) => phrases.flatMap((list) => list.split(/, */))))
}

/** Finds the words of each meaning in a folded text, of all languages together: a message may mix them. */
export function patternsOf<Meaning extends string>(words: WordsByMeaning<Meaning>): Readonly<Record<Meaning, RegExp>> {
  return eachMeaning(words, (phrases) => anyPhrase([phrases]))
}

/** The sources of patterns for the words of each meaning, which may also stand inside a longer word or number. */
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
