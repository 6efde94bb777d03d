import { foldedWords } from "./faq-match.ts"

/** Which part of their words two texts share at least (Jaccard index) to be alike. */
const alikeAtLeast = 0.4
/** Shorter words say little of what a text is about. */
const wordMinLength = 4
/** Of longer ones the beginning, so that an ending does not part them. */
const stemLength = 6

/** Groups items whose texts share words, the largest group first, and within a group in their order. */
export function groupByLikeness<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[][] {
  const groups: { words: Set<string>; items: Item[] }[] = []
  for (const item of items) {
    const words = wordsOf(textOf(item))
    const alike = groups.find((group) => likeness(group.words, words) >= alikeAtLeast)
    if (alike) alike.items.push(item)
    else groups.push({ words, items: [item] })
  }
  return groups.map((group) => group.items).sort((one, other) => other.length - one.length)
}

function wordsOf(text: string): Set<string> {
  const words = foldedWords(text)
  const telling = words.filter((word) => word.length >= wordMinLength)
  return new Set((telling.length > 0 ? telling : words).map((word) => word.slice(0, stemLength)))
}

function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  const all = one.size + other.size - shared
  return all === 0 ? 1 : shared / all
}
