import { foldedWords } from "./faq-match.ts"

/** What is said out of courtesy in a language, and what the chat says back. */
export type Courtesies = {
  /** When a message holds several, the first in this order is answered. */
  replies: readonly { said: readonly string[]; answer: string }[]
  /** What the chat says to emoji, or punctuation, alone. */
  wordless: string
  /** Words, set apart by spaces, that may stand around them: the “so much” of “thanks so much”. */
  around: string
}

const longestSaying = 6

/**
 * The answer to a message that is nothing but a greeting, thanks, a goodbye, an “ok”, a “is anybody there?” or no word
 * at all, or null. Case, accents and drawn-out letters do not matter: “Oiiii!” is “oi”.
 */
export function replyToCourtesy(text: string, { replies, wordless, around }: Courtesies): string | null {
  const kinds = new Map(replies.flatMap(({ said }, kind) => said.map((saying) => [shortened(saying).join(" "), kind])))
  const fillers = new Set(shortened(around))
  const words = shortened(text)
  if (words.length === 0) return wordless
  const found: number[] = []
  for (let at = 0; at < words.length; ) {
    const saying = longestAt(words, at, kinds)
    if (saying) found.push(saying.kind)
    else if (!fillers.has(words[at] ?? "")) return null
    at += saying?.length ?? 1
  }
  return replies[Math.min(...found)]?.answer ?? null
}

function longestAt(words: readonly string[], at: number, kinds: ReadonlyMap<string, number>) {
  for (let length = longestSaying; length > 0; length--) {
    const kind = kinds.get(words.slice(at, at + length).join(" "))
    if (kind !== undefined) return { kind, length }
  }
  return null
}

/** Its words with every letter once in a row, and a word that is one syllable over and over, such as haha, as that one. */
function shortened(text: string) {
  return foldedWords(text).map((word) => word.replace(/(.)\1+/gu, "$1").replace(/^(.{2})\1+$/u, "$1"))
}
