import type { PlanFact } from "#content/recipes/plan-fact.ts"
import type { Fact } from "./facts.ts"
import { namesOf, type PlanTalk } from "./plan-talk.ts"

/** Writes a fact in the mother's language, with buttons named as on their screens. */
export function factText({ key, values, foods = [], others = [] }: PlanFact, talk: PlanTalk): string {
  const named = { foods: namesOf(foods, talk), others: namesOf(others, talk) }
  return talk.ofFacts(key, { ...talk.labels, ...named, ...values })
}

/** Puts several facts into one paragraph. */
export function factsText(facts: readonly PlanFact[], talk: PlanTalk): string {
  return facts.map((fact) => factText(fact, talk)).join(" ")
}

/** Makes a line of several facts. `kinds` are the kinds of question that it answers, the best first. */
export function lineOf(
  label: Parameters<PlanTalk["ofPlan"]>[0],
  facts: readonly PlanFact[],
  kinds: Fact["kinds"],
  talk: PlanTalk,
): Fact {
  return { label: talk.ofPlan(label), text: factsText(facts, talk), kinds }
}
