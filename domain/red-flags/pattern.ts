import { isNot } from "./denial.ts"
import { isPresent, type Lexicon, type Message, placesOf, type Terms, widthAt } from "./lexicon.ts"

/** A pattern, and what silences it when it stands near. */
export type RuleSource = string | readonly [pattern: string, unless: string]

/** Any of the terms, or the end of a clause where `end` says so; at most `gap` words after the step before. */
type Step = { terms: Terms; gap: number; end: boolean }
export type Pattern = {
  steps: readonly Step[]
  /** In any order around the first, else in this one. */
  near: boolean
  unless: Terms
}
/**
 * Where a pattern's steps stand: the first word of each, and the word after the last; and whether a word stands near
 * that makes it harmless.
 */
export type Match = { at: readonly number[]; end: number; isSilenced: boolean }
type Place = Pick<Match, "at" | "end">

const usualGap = 1
const wideGap = 4
const nearSpan = 8
const unlessSpan = 8
const noTerms: Terms = new Set()

/**
 * Reads a pattern: words in their order, at most one other between two of them; `..` allows four, `+` none; `a|b` is
 * either; `stem*`; `one_expression`; CAPITALS are a word of the vocabulary; `$` the end of a clause; `a & b` stand
 * within eight words of `a` in any order.
 */
export function readPattern(source: RuleSource, lexicon: Lexicon): Pattern {
  const [text, unless] = typeof source === "string" ? [source, null] : source
  const near = text.includes(" & ")
  const steps: Step[] = []
  let gap = usualGap
  for (const part of text.split(" ")) {
    if (part === "..") gap = wideGap
    else if (part === "+") gap = 0
    else if (part !== "&") {
      const words = part.split("|").filter((word) => word !== "$")
      const end = words.length < part.split("|").length
      steps.push({ terms: words.length > 0 ? lexicon.termsOf(words.join("|")) : noTerms, gap, end })
      gap = usualGap
    }
  }
  return { steps, near, unless: unless === null ? noTerms : lexicon.termsOf(unless) }
}

/**
 * Every place where the pattern stands in the message; at most one for each place of its first step. `midClause` takes
 * the end of a clause to be anywhere.
 */
export function matchesOf(pattern: Pattern, message: Message, midClause = false): Iterable<Match> {
  for (const { terms, end } of pattern.steps) if (!end && !isPresent(message, terms)) return nowhere
  return matches(pattern, message, midClause)
}

const nowhere: readonly Match[] = []

function* matches(pattern: Pattern, message: Message, midClause: boolean): Generator<Match> {
  for (const start of placesOf(message, pattern.steps[0]?.terms ?? noTerms)) {
    const match = pattern.near ? around(pattern, message, start) : onwards(pattern, message, start, midClause)
    if (match) yield { ...match, isSilenced: isSilenced(pattern, message, match) }
  }
}

function around({ steps }: Pattern, message: Message, start: number): Place | null {
  const at: number[] = []
  let last = start
  for (const { terms } of steps) {
    const place = nearest(message, start, terms)
    if (place === null) return null
    at.push(place)
    last = Math.max(last, place + (widthAt(message, place, terms) ?? 0))
  }
  return { at, end: last }
}

function nearest(message: Message, start: number, terms: Terms): number | null {
  const sentence = message.words[start]?.sentence
  for (let distance = 0; distance <= nearSpan; distance++)
    for (const place of [start - distance, start + distance])
      if (widthAt(message, place, terms) && message.words[place]?.sentence === sentence) return place
  return null
}

function onwards({ steps }: Pattern, message: Message, start: number, midClause: boolean): Place | null {
  const at: number[] = []
  function follow(step: number, from: number): number {
    const next = steps[step]
    if (!next) return from
    if (next.end && (midClause || !message.words[from] || message.words[from].paused)) return follow(step + 1, from)
    const furthest = step === 0 ? from : Math.min(from + next.gap, message.words.length - 1)
    for (let place = from; place <= furthest; place++) {
      if (step > 0 && message.words[place]?.sentence !== message.words[start]?.sentence) return -1
      at[step] = place
      for (const { term, width } of message.meanings[place] ?? []) {
        if (!next.terms.has(term)) continue
        const last = follow(step + 1, place + width)
        if (last >= 0) return last
      }
    }
    return -1
  }
  const last = follow(0, start)
  return last < 0 ? null : { at, end: last }
}

function isSilenced({ unless }: Pattern, message: Message, { at, end }: Place): boolean {
  if (!isPresent(message, unless)) return false
  const start = Math.min(...at)
  const sentence = message.words[start]?.sentence
  for (let place = Math.max(0, start - unlessSpan); place < end + unlessSpan; place++) {
    if (message.words[place]?.sentence !== sentence || !widthAt(message, place, unless)) continue
    if (place === 0 || !isNot(message, place - 1)) return true
  }
  return false
}
