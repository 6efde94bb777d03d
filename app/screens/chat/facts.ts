import { withoutNumbers } from "#domain/evolution/numbers.ts"
import type { LikelyKinds } from "#domain/plan/questions/kind-model.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import type { PlanAnswer } from "./plan-talk.ts"

/**
 * A line about a thing that the plan knows. `kinds` are the kinds of question that it answers, the one that it answers
 * best first.
 */
export type Fact = { label: string; text: string; kinds: readonly KindOfQuestion[] }

/**
 * What the plan knows about one thing that a message names. `heading` says which thing, so that she sees if another was
 * meant.
 */
export type ThingKnown = { heading: string; facts: readonly Fact[]; picture?: number }

/** The number of lines that are shown at once; the others need a tap. */
export const shownFirst = 6
/** The number of likeliest kinds of question whose lines come first. */
const likeliest = 3

/** Once a line is visible, the questions of its first kinds, this many, are no longer offered. */
const answeredBest = 3

/**
 * Sorts the lines: first those for the likeliest questions, among them those that answer best; all others keep their
 * order.
 */
function ranked(facts: readonly Fact[], kinds: LikelyKinds["kinds"]): Fact[] {
  const order = kinds.slice(0, likeliest).map(({ kind }) => kind)
  const placeOf = (fact: Fact) => {
    const places = order.map((kind, at) => ({ at, rank: fact.kinds.indexOf(kind) })).filter(({ rank }) => rank >= 0)
    const [first] = places
    return first ? first.at + first.rank / (fact.kinds.length + 1) : likeliest
  }
  return facts.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The kinds of question that the visible lines answer best. */
export function shownKinds({ facts }: ThingKnown, kinds: LikelyKinds["kinds"]): KindOfQuestion[] {
  return ranked(facts, kinds)
    .slice(0, shownFirst)
    .flatMap((fact) => fact.kinds.slice(0, answeredBest))
}

/** Makes a reply of the heading, with the lines below it. */
export function replyOfFacts({ heading, facts, picture }: ThingKnown, kinds: LikelyKinds["kinds"] = []): PlanAnswer {
  const lines = ranked(facts, kinds).map(({ label, text }) => ({ label, text }))
  return {
    text: heading,
    offer: { kind: "facts", lines, ...(picture !== undefined && { picture }) },
  }
}

/** The lines without sentences that name numbers, for a mother who hides them. */
export function linesWithoutNumbers<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const text = withoutNumbers(line.text)
    return text ? [{ ...line, text }] : []
  })
}
