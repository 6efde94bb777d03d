import { featuresOf } from "../../understanding/features.ts"
import { createModel, type ModelFile } from "../../understanding/model.ts"
import { type KindOfQuestion, kindsOfQuestion } from "./kinds.ts"

/** `ofPlan`: how likely it is that a message asks about her plan; `kinds`: the likeliest first. */
export type LikelyKinds = { ofPlan: number; kinds: readonly { kind: KindOfQuestion; share: number }[] }

/** Chosen on phrases held back: see docs/understanding.md. */
const [likelyFrom, sureFrom] = [0.4, 0.9]

export const isLikelyOfPlan = (ofPlan: number) => ofPlan >= likelyFrom
export const isSurelyOfPlan = (ofPlan: number) => ofPlan >= sureFrom

/** Reads what kind of question about her plan a message may be. It never answers: it only offers. */
export function createKindModel(file: ModelFile, textOfKind: (message: string) => string) {
  const model = createModel(file)
  const isKind = (name: string): name is KindOfQuestion => kindsOfQuestion.some((kind) => kind === name)
  const classes = file.classes.kind ?? []

  return function likelyKinds(text: string): LikelyKinds {
    const shares = model(featuresOf(textOfKind(text), file.buckets), "kind")
    const kinds = classes.flatMap((name, at) => (isKind(name) ? [{ kind: name, share: shares[at] ?? 0 }] : []))
    return {
      ofPlan: kinds.reduce((sum, { share }) => sum + share, 0),
      kinds: kinds.toSorted((a, b) => b.share - a.share),
    }
  }
}
