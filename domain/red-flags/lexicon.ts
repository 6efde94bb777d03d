import { realWords } from "./real-words.ts"
import { meant, spellingsOf } from "./spelling.ts"
import { vocabulary } from "./vocabulary.ts"
import { fold, type Word, wordsIn } from "./words.ts"

/** What a word means to the rules: by symbol, how many words it takes, the expression that begins with it included. */
type Meanings = ReadonlyMap<number, number>
type Expression = { symbol: number; rest: readonly string[] }

export type Message = {
  words: readonly Word[]
  meanings: Meanings[]
  /** By symbol: 1 where it stands somewhere. */
  present: Uint8Array
  /** By symbol, once asked for. */
  places: Map<number, readonly number[]>
  /** The symbol of a denial. */
  not: number
}

export type Lexicon = {
  symbolOf: (alternatives: string) => number
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
const nothing: Meanings = new Map()
const nowhere: readonly number[] = []

/** Numbers every set of words that a rule names, and finds them again in a message. */
export function createLexicon(): Lexicon {
  const symbols = new Map<string, number>()
  const single = new Map<string, Map<number, number>>()
  const stems = new Map<string, { stem: string; symbol: number }[]>()
  const expressions = new Map<string, Expression[]>()
  const spellings = spellingsOf(weighty.flatMap(vocabulary).flatMap((word) => word.split("_")))

  function symbolOf(alternatives: string): number {
    const known = symbols.get(alternatives)
    if (known !== undefined) return known
    const symbol = symbols.size
    symbols.set(alternatives, symbol)
    for (const word of new Set(alternatives.split("|").flatMap(wordsNamed))) add(word, symbol)
    return symbol
  }

  function add(word: string, symbol: number) {
    const [first = "", ...rest] = word.split("_").map(fold)
    if (word.endsWith("*")) push(stems, first.slice(0, shortestStem), { stem: first.slice(0, -1), symbol })
    else if (rest.length > 0) push(expressions, first, { symbol, rest })
    else single.set(first, (single.get(first) ?? new Map()).set(symbol, 1))
  }

  function meaningsOf(text: string): Meanings {
    const whole = single.get(text) ?? nothing
    const begun = stems.get(text.slice(0, shortestStem))?.filter(({ stem }) => text.startsWith(stem))
    return begun?.length ? new Map([...whole, ...begun.map(({ symbol }) => [symbol, 1] as const)]) : whole
  }

  /** Corrects the word, if it must be, and says what it means by itself. */
  function understand(word: Word): Meanings {
    const meanings = meaningsOf(word.text)
    if (meanings.size > 0 || expressions.has(word.text) || realWords.has(word.text)) return meanings
    const known = meant(word.text, spellings)
    if (known === undefined) return nothing
    word.text = known
    return meaningsOf(known)
  }

  function withExpressions(alone: Meanings, words: readonly Word[], at: number): Meanings {
    const begun = expressions.get(words[at]?.text ?? "")?.filter(({ rest }) => follow(words, at + 1, rest))
    if (!begun?.length) return alone
    return new Map([...alone, ...begun.map(({ symbol, rest }) => [symbol, rest.length + 1] as const)])
  }

  function read(text: string): Message {
    const words = wordsIn(text)
    const meanings = words.map(understand).map((alone, at) => withExpressions(alone, words, at))
    const present = new Uint8Array(symbols.size)
    for (const meaning of meanings) for (const symbol of meaning.keys()) present[symbol] = 1
    return { words, meanings, present, places: new Map(), not }
  }

  const not = symbolOf("NOT")

  return { symbolOf, read }
}

/** Takes a stretch of words out of the message: nothing is read in it any more. */
export function forget(message: Message, start: number, end: number) {
  for (let at = start; at < end; at++) message.meanings[at] = nothing
  message.places.clear()
}

/** Where a symbol stands, in order. */
export function placesOf(message: Message, symbol: number): readonly number[] {
  if (message.present[symbol] !== 1) return nowhere
  const known = message.places.get(symbol)
  if (known) return known
  const places: number[] = []
  for (let at = 0; at < message.meanings.length; at++) if (message.meanings[at]?.has(symbol)) places.push(at)
  message.places.set(symbol, places)
  return places
}

/** How many words a symbol takes at a place; undefined where it does not stand. */
export function widthAt(message: Message, place: number, symbol: number): number | undefined {
  return message.meanings[place]?.get(symbol)
}

function follow(words: readonly Word[], from: number, rest: readonly string[]): boolean {
  for (let at = 0; at < rest.length; at++) if (words[from + at]?.text !== rest[at]) return false
  return true
}

function wordsNamed(name: string): string[] {
  return /^[A-Z]+$/.test(name) ? vocabulary(name) : [name]
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
