import { realWords } from "./real-words.ts"
import { meant, spellingsOf } from "./spelling.ts"
import { foldName, vocabulary } from "./vocabulary.ts"
import { type Word, wordsIn } from "./words.ts"

/** A word, stem, expression or name that rules look for, by number; `width` is how many words it takes. */
type Meaning = { term: number; width: number }
type Expression = Meaning & { rest: readonly string[] }
/** Terms of which a rule accepts any. */
export type Terms = ReadonlySet<number>

export type Message = {
  words: readonly Word[]
  /** What each word means, alone or as the first of an expression. */
  meanings: (readonly Meaning[])[]
  /** By term: 1 where it stands somewhere. */
  present: Uint8Array
  /** Where terms stand, once asked for. */
  places: Map<Terms, readonly number[]>
  /** The terms of a denial. */
  not: Terms
}

export type Lexicon = {
  /** Reads `a|b|NAME`. */
  termsOf: (alternatives: string) => Terms
  read: (text: string) => Message
}

/** The names whose words are worth finding when misspelt. */
const weighty = [
  "DIE",
  "DEAD",
  "KILLSELF",
  "HURT",
  "THREAT",
  "HEADACHE",
  "FAINT",
  "BLURRED",
  "SWOLLEN",
  "BREATHE",
  "PALPITATIONS",
  "VOMIT",
  "BLEED",
  "HAEMORRHAGE",
  "CLOT",
  "DISCHARGE",
  "CALF",
  "INFECTED",
  "FEVER",
  "CHILLS",
  "LIMP",
  "CHOKE",
  "SEIZURE",
  "UNREAL",
]

const shortestStem = 3
const nothing: readonly Meaning[] = []
const nowhere: readonly number[] = []

/** Numbers every term that a rule names, and finds them again in a message. */
export function createLexicon(): Lexicon {
  const termsByText = new Map<string, Terms>()
  const numbers = new Map<string, number>()
  const single = new Map<string, Meaning[]>()
  const stems = new Map<string, (Meaning & { stem: string })[]>()
  const expressions = new Map<string, Expression[]>()
  const spellings = spellingsOf(weighty.flatMap(vocabulary).flatMap((word) => word.split("_")))

  function termsOf(alternatives: string): Terms {
    const known = termsByText.get(alternatives)
    if (known) return known
    const terms = new Set(alternatives.split("|").map(numberOf))
    termsByText.set(alternatives, terms)
    return terms
  }

  function numberOf(name: string): number {
    const known = numbers.get(name)
    if (known !== undefined) return known
    const term = numbers.size
    numbers.set(name, term)
    if (/^[A-Z]+$/.test(name)) for (const word of vocabulary(name)) add(word, term)
    else add(foldName(name), term)
    return term
  }

  function add(word: string, term: number) {
    const [first = "", ...rest] = word.split("_")
    if (word.endsWith("*")) push(stems, first.slice(0, shortestStem), { stem: first.slice(0, -1), term, width: 1 })
    else if (rest.length > 0) push(expressions, first, { rest, term, width: rest.length + 1 })
    else push(single, first, { term, width: 1 })
  }

  function meaningsOf(text: string): readonly Meaning[] {
    const whole = single.get(text) ?? nothing
    const begun = stems.get(text.slice(0, shortestStem))?.filter(({ stem }) => text.startsWith(stem))
    return begun?.length ? [...whole, ...begun] : whole
  }

  /** Corrects the word, if it must be, and says what it means by itself. */
  function understand(word: Word): readonly Meaning[] {
    const meanings = meaningsOf(word.text)
    if (meanings.length > 0 || expressions.has(word.text) || realWords.has(word.text)) return meanings
    const known = meant(word.text, spellings)
    if (known === undefined) return nothing
    word.text = known
    return meaningsOf(known)
  }

  function withExpressions(alone: readonly Meaning[], words: readonly Word[], at: number): readonly Meaning[] {
    const begun = expressions.get(words[at]?.text ?? "")?.filter(({ rest }) => follow(words, at + 1, rest))
    return begun?.length ? [...begun, ...alone] : alone
  }

  function read(text: string): Message {
    const words = wordsIn(text)
    const meanings = words.map(understand).map((alone, at) => withExpressions(alone, words, at))
    const present = new Uint8Array(numbers.size)
    for (const all of meanings) for (const { term } of all) present[term] = 1
    return { words, meanings, present, places: new Map(), not }
  }

  const not = termsOf("NOT")

  return { termsOf, read }
}

/** Takes a stretch of words out of the message: nothing is read in it any more. */
export function forget(message: Message, start: number, end: number) {
  for (let at = start; at < end; at++) message.meanings[at] = nothing
  message.places.clear()
}

/** Brings back all that the message meant before. */
export function remember(message: Message, meanings: Message["meanings"]) {
  message.meanings = meanings
  message.places.clear()
}

export function isPresent(message: Message, terms: Terms): boolean {
  for (const term of terms) if (message.present[term] === 1) return true
  return false
}

/** Where any of the terms stands, in order. */
export function placesOf(message: Message, terms: Terms): readonly number[] {
  if (!isPresent(message, terms)) return nowhere
  const known = message.places.get(terms)
  if (known) return known
  const places: number[] = []
  for (let at = 0; at < message.meanings.length; at++) if (widthAt(message, at, terms) !== undefined) places.push(at)
  message.places.set(terms, places)
  return places
}

/** How many words the terms take at a place, an expression before a word; undefined where none of them stands. */
export function widthAt(message: Message, place: number, terms: Terms): number | undefined {
  for (const { term, width } of message.meanings[place] ?? nothing) if (terms.has(term)) return width
  return undefined
}

function follow(words: readonly Word[], from: number, rest: readonly string[]): boolean {
  for (let at = 0; at < rest.length; at++) if (words[from + at]?.text !== rest[at]) return false
  return true
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
