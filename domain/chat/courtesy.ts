import { foldedWords } from "./faq-match.ts"

export type Courtesies = {
  replies: readonly { said: readonly string[]; answer: string; isGreeting?: boolean }[]
  wordless: string
  around: string
}

const longestSaying = 6

/** The reply to a message that is only a courtesy or contains no word; otherwise null. "Oiiii!" counts as "oi". */
export function replyToCourtesy(text: string, courtesies: Courtesies): string | null {
  const { replies, wordless } = courtesies
  const words = shortened(text)
  if (words.length === 0) return wordless
  const { kinds, fillers } = sayingsOf(courtesies)
  const found: number[] = []
  for (let at = 0; at < words.length; ) {
    const saying = longestAt(words, at, kinds)
    if (saying) found.push(saying.kind)
    else if (!fillers.has(words[at] ?? "")) return null
    at += saying?.length ?? 1
  }
  return replies[Math.min(...found)]?.answer ?? null
}

const clauseEnd = /(?<=[,.;:!?…\n])(?![,.;:!?…\n])/u

/**
 * Removes greetings from the beginning and end of a text if a punctuation mark separates them. A greeting alone stays.
 */
export function withoutGreeting(text: string, courtesies: Courtesies): string {
  const clauses = text.split(clauseEnd)
  const { kinds } = sayingsOf(courtesies)
  const isGreeting = (clause: string) => {
    const kind = kinds.get(shortened(clause).join(" "))
    return kind !== undefined && courtesies.replies[kind]?.isGreeting === true
  }
  const start = clauses.findIndex((clause) => !isGreeting(clause))
  // "All right?" at the end is kept, because it may ask whether what she described is normal.
  const end = clauses.findLastIndex((clause) => clause.trimEnd().endsWith("?") || !isGreeting(clause))
  if (start < 0 || end - start === clauses.length - 1) return text
  const last = clauses[end] ?? ""
  // Only the last clause can end in a comma, so the pattern is applied to it alone and takes linear time.
  return [...clauses.slice(start, end), last.replace(/[,;:]+$/, "")].join("").trim()
}

type Sayings = { kinds: ReadonlyMap<string, number>; fillers: ReadonlySet<string> }

const sayings = new WeakMap<Courtesies, Sayings>()

function sayingsOf(courtesies: Courtesies): Sayings {
  const { replies, around } = courtesies
  const known = sayings.get(courtesies) ?? {
    kinds: new Map(replies.flatMap(({ said }, kind) => said.map((saying) => [shortened(saying).join(" "), kind]))),
    fillers: new Set(shortened(around)),
  }
  sayings.set(courtesies, known)
  return known
}

function longestAt(words: readonly string[], at: number, kinds: ReadonlyMap<string, number>) {
  for (let length = longestSaying; length > 0; length--) {
    const kind = kinds.get(words.slice(at, at + length).join(" "))
    if (kind !== undefined) return { kind, length }
  }
  return null
}

function shortened(text: string) {
  return foldedWords(text).map((word) => word.replace(/(.)\1+/gu, "$1").replace(/^(.{2})\1+$/u, "$1"))
}
