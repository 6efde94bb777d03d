import { withoutNumbers } from "#domain/evolution/numbers.ts"
import type { LikelyKinds } from "#domain/plan/questions/kind-model.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import type { PlanAnswer } from "./plan-talk.ts"

/** A line of what her plan knows of a thing; `kinds`: the questions that it answers, the one it answers best first. */
export type Fact = { label: string; text: string; kinds: readonly KindOfQuestion[] }

/** What her plan knows of one thing that she names: `heading` says of which, so that nothing is said as if it were sure. */
export type ThingKnown = { heading: string; facts: readonly Fact[]; picture?: number }

/** So many lines are read at once; the others are a tap away. */
export const shownFirst = 6
/** The kinds that a message probably asks, which come first. */
const likeliest = 3

/** So many of a line's questions need not be asked once it is read. */
const answeredBest = 3

/** The likeliest lines first, of one question those that answer it best; else in the order given. */
function ranked(facts: readonly Fact[], kinds: LikelyKinds["kinds"]): Fact[] {
  const order = kinds.slice(0, likeliest).map(({ kind }) => kind)
  const placeOf = (fact: Fact) => {
    const places = order.map((kind, at) => ({ at, rank: fact.kinds.indexOf(kind) })).filter(({ rank }) => rank >= 0)
    const [first] = places
    return first ? first.at + first.rank / (fact.kinds.length + 1) : likeliest
  }
  return facts.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The questions that the lines read at once answer best. */
export function shownKinds({ facts }: ThingKnown, kinds: LikelyKinds["kinds"]): KindOfQuestion[] {
  return ranked(facts, kinds)
    .slice(0, shownFirst)
    .flatMap((fact) => fact.kinds.slice(0, answeredBest))
}

/** As a reply: the heading, and the lines below it. */
export function replyOfFacts({ heading, facts, picture }: ThingKnown, kinds: LikelyKinds["kinds"] = []): PlanAnswer {
  const lines = ranked(facts, kinds).map(({ label, text }) => ({ label, text }))
  return {
    text: heading,
    offer: { kind: "facts", lines, ...(picture !== undefined && { picture }) },
  }
}

/** What is left of the lines where numbers are hidden. */
export function linesWithoutNumbers<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const text = withoutNumbers(line.text)
    return text ? [{ ...line, text }] : []
  })
}
