import { featuresOf } from "../../understanding/features.ts"
import { createModel, type ModelFile } from "../../understanding/model.ts"
import { type KindOfQuestion, kindsOfQuestion } from "./kinds.ts"

/** `ofPlan`: how likely it is that a message asks about her plan; `kinds`: the likeliest first, if it does. */
export type LikelyKinds = { ofPlan: number; kinds: readonly { kind: KindOfQuestion; share: number }[] }

/** How many plain questions are offered, and how many entries beside them. */
type Offer = { questions: number; entries: number }

/** The surer that it is about her plan, the more: chosen on phrases held back (docs/understanding.md). */
const offers: readonly (Offer & { from: number })[] = [
  { from: 0.975, questions: 4, entries: 0 },
  { from: 0.75, questions: 3, entries: 1 },
  { from: 0.4, questions: 2, entries: 2 },
  { from: 0.15, questions: 1, entries: 3 },
]

/** Undefined where nothing of her plan is offered. */
export function offerAt(ofPlan: number): Offer | undefined {
  return offers.find(({ from }) => ofPlan >= from)
}

/** Whether a message surely asks about her plan. */
export function isSurelyOfPlan(ofPlan: number): boolean {
  return offerAt(ofPlan)?.entries === 0
}

/** Whether it probably does. */
export function isProbablyOfPlan(ofPlan: number): boolean {
  const offer = offerAt(ofPlan)
  return offer !== undefined && offer.entries <= 1
}

/** Reads what kind of question about her plan a message may be. It never answers: it only offers. */
export function createKindModel(file: ModelFile, textOfKind: (message: string) => string) {
  const model = createModel(file)
  const isKind = (name: string): name is KindOfQuestion => kindsOfQuestion.some((kind) => kind === name)
  const classes = file.classes.kind ?? []

  return function likelyKinds(text: string): LikelyKinds {
    const features = featuresOf(textOfKind(text), file.buckets)
    const shares = model(features, "kind")
    const kinds = classes.flatMap((name, at) => (isKind(name) ? [{ kind: name, share: shares[at] ?? 0 }] : []))
    return { ofPlan: model(features, "ofPlan")[0] ?? 0, kinds: kinds.toSorted((a, b) => b.share - a.share) }
  }
}
