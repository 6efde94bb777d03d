import type { SafetyKind } from "../safety/concern.ts"
import type { SafetyModel } from "../safety/model.ts"
import { smallPartsOf } from "./passages.ts"
import { patternsOf, type WordsByMeaning } from "./phrases.ts"
import { fold } from "./text.ts"

export type ConjunctionWords = WordsByMeaning<"conjunction">

/**
 * Probabilities that were chosen on the tuning set (docs/understanding.md). A part that reaches `danger` is never calm,
 * whatever it asks.
 */
const thresholds = { ofPlan: 0.75, answered: 0.6, danger: 0.75, surelyOfPlan: 0.93 }
const ofMindOrPeople: ReadonlySet<SafetyKind> = new Set(["self-harm", "harm-to-baby", "psychosis", "violence", "loss"])

type Readers = {
  /** How likely it is that a text asks about her plan. */
  ofPlan: (text: string) => number
  /** How likely it is that the likeliest entry answers a text. */
  answerShareOf: (text: string) => number
  safety: SafetyModel
}

/** Reads whether a text is calm in each of its smallest parts, so that no danger hides beside a calm question. */
export function readerOfCalmThroughout(words: ConjunctionWords) {
  const { conjunction } = patternsOf<"conjunction">(words)
  const isConjunction = (word: string) => {
    const folded = fold(word)
    return conjunction.exec(folded)?.[0] === folded
  }
  function eachPart(text: string, is: (part: string) => boolean): boolean {
    const parts = smallPartsOf(text, isConjunction)
    return parts.length > 0 && parts.every(is)
  }

  return {
    /**
     * True if each part asks about her plan or is answered by an entry, and none is dangerous by itself. If the danger
     * is one of `ofMindOrPeople`, each part must be about her plan, because a calm question may still mean her own mind
     * or another person.
     */
    isCalmThroughout(text: string, kind: SafetyKind, { ofPlan, answerShareOf, safety }: Readers): boolean {
      const leastAnswered = ofMindOrPeople.has(kind) ? Number.POSITIVE_INFINITY : thresholds.answered
      return eachPart(text, (part) => {
        const isAsked = ofPlan(part) >= thresholds.ofPlan || answerShareOf(part) >= leastAnswered
        return isAsked && safety(part).danger < thresholds.danger
      })
    },
    /** True if each part asks about her plan, with a higher probability than `isCalmThroughout` requires. */
    isOfPlanThroughout: (text: string, ofPlan: Readers["ofPlan"]): boolean =>
      eachPart(text, (part) => ofPlan(part) >= thresholds.surelyOfPlan),
  }
}
