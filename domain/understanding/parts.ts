import { type Language, languages } from "../language.ts"
import { isWordOf, languageOfMessage } from "./message-language.ts"
import { fold, tokensIn } from "./text.ts"

const clauseEnds = /(?<=[.,;:!?…])\s+|\s+[-–—/|]\s+|\n+/u
/**
 * A place between two languages needs this many more words of one language than of any other, both before and after
 * it.
 */
const fewestMore = { ofClauses: 2, ofOne: 1 }

/**
 * Cuts a text into its parts by language; empty if it certainly has only one. A part of uncertain language stays with
 * the one before it. Takes linear time.
 */
export function languagePartsOf(text: string): readonly string[] {
  const parts: { language: Language | null; text: string }[] = []
  const clauses = text.split(clauseEnds)
  const least = clauses.length > 1 ? fewestMore.ofClauses : fewestMore.ofOne
  for (const clause of clauses.flatMap((whole) => cutWhereItChanges(whole, least))) {
    const language = languageOfMessage(clause)
    const last = parts.at(-1)
    if (last && (language === null || last.language === null || last.language === language)) {
      last.text += ` ${clause}`
      last.language ??= language
    } else parts.push({ language, text: clause })
  }
  return parts.length > 1 ? parts.map((part) => part.text) : []
}

function cutWhereItChanges(clause: string, least: number): string[] {
  const words = clause.split(/\s+/)
  const tokens = words.map((word) => tokensIn(fold(word)))
  const seen = languages.map((language) => countsOf(tokens, language))
  let best = { at: 0, clear: least, together: 0 }
  for (let at = 1; at < words.length; at++) {
    const before = clearestOf(seen.map((counts) => counts[at] ?? 0))
    const after = clearestOf(seen.map((counts) => (counts.at(-1) ?? 0) - (counts[at] ?? 0)))
    const clear = Math.min(before.more, after.more)
    const together = before.more + after.more
    const isClearer = clear > best.clear || (clear === best.clear && together > best.together)
    if (before.language !== after.language && isClearer) best = { at, clear, together }
  }
  if (best.at === 0) return [clause]
  return [words.slice(0, best.at).join(" "), words.slice(best.at).join(" ")]
}

function countsOf(tokens: readonly (readonly string[])[], language: Language): number[] {
  let count = 0
  return [0, ...tokens.map((of) => (count += of.some((token) => isWordOf(language, token)) ? 1 : 0))]
}

function clearestOf(counts: readonly number[]): { language: number; more: number } {
  const [most = 0, next = 0] = counts.toSorted((a, b) => b - a)
  return { language: counts.indexOf(most), more: most - next }
}
