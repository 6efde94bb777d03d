import { fold, tokensIn } from "./text.ts"

const ends = /(?<=[?!])\s+|(?<=\p{L}{2}[.;…])\s+|\n+/u
const fewestWords = 3
const mostParts = 4

/** Sentences that may each ask something; empty where it is one only. */
export function partsOf(text: string): readonly string[] {
  const parts = text.split(ends).filter((part) => tokensIn(fold(part)).length >= fewestWords)
  return parts.length > 1 ? parts.slice(0, mostParts) : []
}
