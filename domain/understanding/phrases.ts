/**
 * Words and phrases with commas between. `(a/b)`: one of them; `[a]`: may be missing; `*`: a word goes on; `{3}`: up to three
 * words more; `#2-17`: a number; `!(a)`: not before; `\/`: a stroke.
 */
export type Phrases = readonly string[]

const signs: Record<string, string> = {
  "(": "(?:",
  ")": ")",
  "[": "(?:",
  "]": ")?",
  "/": "|",
  "*": "\\w*",
  "!(": "(?!",
  "\\/": "/",
}

/** The source of a pattern that finds any of the phrases in a folded text. */
export function patternOf(phrases: Phrases): string {
  const one = phrases.flatMap((list) => list.split(/, */))
  return `\\b(?:${one.map(written).join("|")})\\b`
}

function written(phrase: string): string {
  return phrase
    .replace(/#(\d+)-(\d+)/g, (_, from, to) => `(${numbers(Number(from), Number(to))})`)
    .replace(/!\(|\\\/|[()[\]/*]/g, (sign) => signs[sign] ?? sign)
    .replace(/\{(\d)\} /g, "(?:\\w+ ){0,$1}")
}

function numbers(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, more) => from + more).join("/")
}

/** Finds any of the phrases of any of the languages, in a folded text. */
export function anyPhrase(lists: readonly Phrases[]): RegExp {
  return new RegExp(patternOf(lists.flat()))
}
