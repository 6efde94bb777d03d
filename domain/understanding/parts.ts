import { fold, tokensIn } from "./text.ts"

const ends = /(?<=[?!])\s+|(?<=\p{L}{2}[.;…])\s+|\n+/u
/** With fewer words it says nothing of its own: "E chá?". */
const fewestWords = 3
const mostParts = 4

/** The sentences of a message that may each ask something of its own; empty where it is one only. */
export function partsOf(text: string): readonly string[] {
  const parts = text.split(ends).filter((part) => tokensIn(fold(part)).length >= fewestWords)
  return parts.length > 1 ? parts.slice(0, mostParts) : []
}
