import { fold, tokensIn } from "./text.ts"

const sentenceEnds = /(?<=[?!])\s+|(?<=\p{L}{2}[.;…])\s+|\n+/u
const fewestWords = 3
const mostParts = 4

/**
 * Splits a message into sentences that may each ask something; empty if there is only one. This is separate from the
 * parts by language because the chat's screen does not need that code's word lists at first.
 */
export function partsOf(text: string): readonly string[] {
  const parts = text.split(sentenceEnds).filter((part) => tokensIn(fold(part)).length >= fewestWords)
  return parts.length > 1 ? parts.slice(0, mostParts) : []
}
