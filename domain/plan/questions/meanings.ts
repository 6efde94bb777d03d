import { countWords } from "../../understanding/count-words.ts"
import { fold } from "../../understanding/text.ts"

/** The meanings of words in a question about her week. Words of `small` mean nothing by themselves. */
export type Meaning =
  | "small"
  | "elsewhere"
  | "what"
  | "how"
  | "show"
  | "today"
  | "otherDay"
  | "yesterday"
  | "dayNumber"
  | "day"
  | "breakfast"
  | "lunch"
  | "dinner"
  | "anyMeal"
  | "meals"
  | "dish"
  | "food"
  | "eat"
  | "cook"
  | "plan"
  | "hungry"
  | "snack"
  | "next"
  | "now"
  | "howLong"
  | "prepTime"
  | "quick"
  | "inMinutes"
  | "swap"
  | "other"
  | "dislike"
  | "easier"
  | "howMany"
  | "portions"
  | "forPeople"
  | "weAre"
  | "double"
  | "guests"
  | "family"
  | "comes"
  | "list"
  | "buy"
  | "shop"
  | "missing"
  | "bought"
  | "home"
  | "have"
  | "still"
  | "shopping"
  | "leftovers"
  | "ready"
  | "share"
  | "lookOn"
  | "purpose"
  | "change"
  | "someone"
  | "missed"
  | "startAgain"
  | "pause"
  | "behind"
  | "instead"
  | "notEaten"
  | "move"
  | "order"
  | "make"
  | "isIt"
  | "back"
  | "diet"
  | "night"
  | "adding"
  | "onIt"
  | "toGet"
  | "ranOut"
  | "anything"
  | "remind"
  | "askHelp"
  | "haveOf"
  | "only"

/**
 * Words and phrases for each meaning, separated by commas. `*` ends the beginning of a word, `#` stands for a number,
 * and `^` allows a phrase only at the start.
 */
export type WordsOfPlan = Readonly<Record<Meaning, string>>

type Phrase<Of> = { words: readonly string[]; meaning: Of; isFirst: boolean }

/** One language's phrases: `exact` by their first word, `begun` by the beginning of their first word. */
export type Vocabulary<Of extends string = Meaning> = {
  exact: ReadonlyMap<string, readonly Phrase<Of>[]>
  begun: ReadonlyMap<string, readonly Phrase<Of>[]>
}

/** A word in lower case and without accents, with its position in the text, in characters. */
export type Word = { word: string; from: number; to: number }

/**
 * The meanings of a clause in one language, each with the positions of its words, and the number of words without a
 * meaning (`strangers`).
 */
export type Said<Of extends string = Meaning> = {
  meanings: ReadonlyMap<Of, readonly number[]>
  strangers: number
}

export function vocabularyOf<Of extends string>(lists: Readonly<Record<Of, string>>): Vocabulary<Of> {
  const exact = new Map<string, Phrase<Of>[]>()
  const begun = new Map<string, Phrase<Of>[]>()
  for (const [meaning, list] of Object.entries(lists) as [Of, string][]) {
    for (const phrase of list.split(",")) {
      const isFirst = phrase.trim().startsWith("^")
      const words = fold(phrase).replace("^", "").replaceAll("-", " ").trim().split(/\s+/)
      const [first = ""] = words
      const [map, key] = first.endsWith("*") ? [begun, first.slice(0, -1)] : [exact, first]
      map.set(key, [...(map.get(key) ?? []), { words, meaning, isFirst }])
    }
  }
  return { exact, begun }
}

const isNumber = (word: string) => /^\d{1,2}$/.test(word) || word in countWords

function suits(word: string | undefined, pattern: string): boolean {
  if (word === undefined) return false
  if (pattern === "#") return isNumber(word)
  return pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(/\p{N}+|[\p{L}\p{M}]+(?:['’´`][\p{L}\p{M}]+)*/gu)].map(({ 0: written, index }) => {
    return { word: fold(written), from: index, to: index + written.length }
  })
}

/** Finds the meanings of words in linear time. */
export function saidIn<Of extends string>(words: readonly Word[], { exact, begun }: Vocabulary<Of>): Said<Of> {
  const meanings = new Map<Of, number[]>()
  const known = new Set<number>()
  for (let at = 0; at < words.length; at++) {
    const { word } = words[at] as Word
    for (const { words: wanted, meaning, isFirst } of begunBy(word)) {
      if (isFirst && at > 0) continue
      if (!wanted.every((each, offset) => suits(words[at + offset]?.word, each))) continue
      const places = meanings.get(meaning) ?? []
      meanings.set(meaning, places)
      for (let place = at; place < at + wanted.length; place++) {
        places.push(place)
        known.add(place)
      }
    }
  }
  return { meanings, strangers: words.filter(({ word }, at) => !known.has(at) && !isNumber(word)).length }

  /**
   * Returns the phrases that may begin with a word: its exact phrases, those for its beginning, and those for numbers.
   */
  function begunBy(word: string): Phrase<Of>[] {
    const phrases = [...(exact.get(word) ?? [])]
    for (let end = 1; end <= word.length; end++) phrases.push(...(begun.get(word.slice(0, end)) ?? []))
    if (isNumber(word)) phrases.push(...(exact.get("#") ?? []))
    return phrases
  }
}
