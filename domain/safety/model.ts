import { featuresWithoutAside } from "../understanding/features.ts"
import { createModel, type Model } from "../understanding/model.ts"
import type { ModelFile } from "../understanding/model-file.ts"
import type { SafetyKind } from "./concern.ts"

/** Judges one passage of one or two sentences. */
export type SafetyModel = (passage: string) => { danger: number; kind: SafetyKind }

/**
 * Creates the small model, which is the only one in the diary and until the large one has loaded. Its last class is
 * "no danger".
 */
export function createSafetyModel(file: ModelFile): SafetyModel {
  const model = safetyModelOf(createModel(file), file)
  return (passage) => {
    const { danger, kind } = model(passage)
    return { danger: shareOf(surenessAlone * logOdds(danger)), kind }
  }
}

/**
 * Reads the danger from a loaded model without changing its odds. The kinds come from the model's file, because it may
 * have been trained before newer kinds were added.
 */
export function safetyModelOf(model: Model, { classes, buckets }: Pick<ModelFile, "classes" | "buckets">): SafetyModel {
  const kinds = (classes.danger ?? []).slice(0, -1) as readonly SafetyKind[]
  return (passage) => {
    const shares = model(featuresWithoutAside(passage, buckets), "danger")
    return { danger: 1 - (shares[kinds.length] ?? 0), kind: likeliest(kinds, shares) }
  }
}

/** Factors of the logarithmic odds, chosen on the tuning set: see docs/understanding.md. */
const surenessAlone = 0.85
const weights = { small: 0.5, large: 0.4, added: 1.1 }
const leastOdds = 1e-7

/** Combines both models: the odds of danger come from both, the kind from the large one. */
export function withLargeModel(small: SafetyModel, large: SafetyModel): SafetyModel {
  return (passage) => {
    const { danger, kind } = large(passage)
    const odds = weights.small * logOdds(small(passage).danger) + weights.large * logOdds(danger) + weights.added
    return { danger: shareOf(odds), kind }
  }
}

/** Turns logarithmic odds back into a probability; the inverse of `logOdds`. */
export function shareOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

/** The natural logarithm of the odds of a probability, limited so that it is finite for 0 and 1 too. */
export function logOdds(share: number): number {
  const within = Math.min(1 - leastOdds, Math.max(leastOdds, share))
  return Math.log(within / (1 - within))
}

function likeliest(kinds: readonly SafetyKind[], shares: Float64Array): SafetyKind {
  const [first, ...others] = kinds.map((kind, index) => ({ kind, share: shares[index] ?? 0 }))
  return others.reduce((best, one) => (one.share > best.share ? one : best), first ?? { kind: "self-harm", share: 0 })
    .kind
}
