import { fold, tokensIn } from "./text.ts"

const sentenceEnds = /(?<=[?!])\s+|(?<=\p{L}{2}[.;…])\s+|\n+/u
const fewestWords = 3
const mostParts = 4

/**
 * Sentences that may each ask something; empty for only one. They stand apart from the parts by language, whose words the chat's
 * screen does not need at first.
 */
export function partsOf(text: string): readonly string[] {
  const parts = text.split(sentenceEnds).filter((part) => tokensIn(fold(part)).length >= fewestWords)
  return parts.length > 1 ? parts.slice(0, mostParts) : []
}
