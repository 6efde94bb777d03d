import * as z from "zod/mini"
import { parseJson } from "#app/storage/device.ts"
import { type PlanOffer, planOfferSchema } from "#app/storage/plan-offer.ts"
import { withoutNumbers } from "#domain/evolution/numbers.ts"
import type { FoodKey } from "#domain/food/food.ts"
import type { LikelyKinds } from "#domain/plan/questions/kind-model.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import type { PlanAnswer } from "./plan-talk.ts"

const shownSchema = z.object({
  lines: z.array(z.object({ label: z.string(), text: z.string() })),
  picture: z.optional(z.number()),
  presses: z.optional(z.array(planOfferSchema)),
})
type FactsShown = z.infer<typeof shownSchema>
const nothingShown: FactsShown = { lines: [] }

/** A food as she wrote it, and the keys of the foods that it may mean. */
export type FoodNamed = { spelling: string; foods: readonly FoodKey[] }

/**
 * A line about a thing that the plan knows. `kinds` are the kinds of question that it answers, the one that it answers
 * best first.
 */
export type Fact = { label: string; text: string; kinds: readonly KindOfQuestion[] }

/**
 * What the plan knows about one thing that a message names. `heading` says which thing, so that she sees if another was
 * meant.
 */
export type ThingKnown = {
  heading: string
  facts: readonly Fact[]
  /** Lines about foods and machines that she names together with the thing; they are shown before all others. */
  first?: readonly Fact[]
  picture?: number
  presses?: PlanOffer[]
}

/** The number of lines that are shown at once; the others need a tap. */
export const shownFirst = 6
/** The number of likeliest kinds of question whose lines come first. */
const likeliest = 3

/**
 * How many of a line's kinds of question, those that it answers best, count as answered once the line is visible. These
 * are no longer offered as questions.
 */
const answeredBest = 3

/**
 * Sorts the lines: first those for the likeliest questions, among them those that answer best; all others keep their
 * order.
 */
function ranked({ facts, first = [] }: ThingKnown, kinds: LikelyKinds["kinds"]): Fact[] {
  const order = kinds.slice(0, likeliest).map(({ kind }) => kind)
  const placeOf = (fact: Fact) => {
    const places = order.map((kind, at) => ({ at, rank: fact.kinds.indexOf(kind) })).filter(({ rank }) => rank >= 0)
    const [best] = places
    return best ? best.at + best.rank / (fact.kinds.length + 1) : likeliest
  }
  return [...first, ...facts.toSorted((one, other) => placeOf(one) - placeOf(other))]
}

/** The kinds of question that the visible lines answer best. */
export function shownKinds(known: ThingKnown, kinds: LikelyKinds["kinds"]): KindOfQuestion[] {
  return ranked(known, kinds)
    .slice(0, shownFirst)
    .flatMap((fact) => fact.kinds.slice(0, answeredBest))
}

/** Makes a reply of the heading, with the lines below it. */
export function replyOfFacts(known: ThingKnown, kinds: LikelyKinds["kinds"] = []): PlanAnswer {
  const { heading, picture, presses } = known
  const lines = ranked(known, kinds).map(({ label, text }) => ({ label, text }))
  const shown: FactsShown = { lines, picture, presses }
  return { text: heading, offer: { kind: "facts", facts: JSON.stringify(shown) } }
}

/**
 * Reads the lines that a reply shows below its heading. If another version of the app stored them in another form,
 * there are none.
 */
export function factsIn(offer: PlanOffer | undefined): FactsShown {
  if (offer?.kind !== "facts") return nothingShown
  return shownSchema.safeParse(parseJson(offer.facts)).data ?? nothingShown
}

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The lines without sentences that name numbers, for a mother who hides them. */
export function linesWithoutNumbers<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const text = withoutNumbers(line.text)
    return text ? [{ ...line, text }] : []
  })
}
