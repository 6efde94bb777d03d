import { ownItemTextMax } from "../shopping/own-items.ts"
import type { Meaning, Said, Word } from "./meanings.ts"

export type ListQuestion = {
  about: "onList" | "toList"
  /** The thing in her own words; missing if she only asks how to add something. */
  thing?: string
  /** True if she asks whether to buy the thing without naming the list. */
  isToBuy?: true
}

const ofTheQuestion: readonly Meaning[] = [
  "adding",
  "onIt",
  "toGet",
  "ranOut",
  "remind",
  "list",
  "what",
  "how",
  "show",
  "still",
  "now",
  "anything",
  "day",
  "today",
  "otherDay",
]
const ofOthers: readonly Meaning[] = ["share", "lookOn", "forPeople", "howMany", "askHelp"]
const wordsOfThing = 6
const strangersOfThing = 2

/**
 * Recognises a question whether something is on her list, or a request to add it. `said` holds the meanings of
 * `words`; `isPart` is true if `text` is only part of a message.
 */
export function listQuestionIn(
  text: string,
  words: readonly Word[],
  said: Said,
  isPart: boolean,
): ListQuestion | undefined {
  const { meanings } = said
  if (ofOthers.some((meaning) => meanings.has(meaning))) return undefined
  const [isOfList, isAdding] = [meanings.has("list"), begins(said, "adding") < begins(said, "onIt")]
  const thing = thingIn(text, words, said)
  if (thing && ((isOfList && isAdding) || (meanings.has("remind") && said.strangers <= strangersOfThing))) {
    return { about: "toList", thing }
  }
  if (isOfList && isAdding && said.strangers <= strangersOfThing) return { about: "toList" }
  const asks = text.trim().endsWith("?")
  if (!thing || meanings.has("what") || meanings.has("elsewhere") || (isPart && !asks)) return undefined
  if (isOfList && (meanings.has("onIt") || (asks && words.length <= wordsOfThing))) return { about: "onList", thing }
  const isShort = said.strangers <= strangersOfThing && !isOfList
  return meanings.has("toGet") && isShort ? { about: "onList", thing, isToBuy: true } : undefined
}

function begins({ meanings }: Said, meaning: Meaning): number {
  return Math.min(...(meanings.get(meaning) ?? []))
}

/**
 * Returns the longest run of words that are not part of the question, as she wrote them; undefined if there is none.
 */
function thingIn(text: string, words: readonly Word[], { meanings }: Said): string | undefined {
  const asking = new Set(ofTheQuestion.flatMap((meaning) => meanings.get(meaning) ?? []))
  const small = new Set(meanings.get("small"))
  const runs: Word[][] = [[]]
  words.forEach((word, at) => {
    const run = runs.at(-1) ?? []
    if (asking.has(at)) runs.push([])
    else if (run.length > 0 || !small.has(at)) run.push(word)
  })
  const trimmed = runs.map((run) => run.slice(0, 1 + run.findLastIndex((word) => !small.has(words.indexOf(word)))))
  const [longest] = trimmed.toSorted((a, b) => b.length - a.length)
  const [first, last] = [longest?.[0], longest?.at(-1)]
  if (!longest || !first || !last || longest.length > wordsOfThing) return undefined
  const thing = text.slice(first.from, last.to)
  return thing.length <= ownItemTextMax ? thing : undefined
}
