import type texts from "#content/locales/en/plan-facts.json"
import type { Fact } from "#domain/plan/questions/fact.ts"

/** A fact about a dish; its `key` names its text among the messages of "plan-facts". */
export type PlanFact = Fact<keyof typeof texts>
