import { featuresByWindow } from "../understanding/features.ts"
import { createModel, type Model, type ModelFile } from "../understanding/model.ts"
import { type SafetyKind, safetyKinds } from "./concern.ts"

/** The probability that a text calls for help at all, and the most likely kind. */
export type SafetyModel = (text: string) => { danger: number; kind: SafetyKind }

/** The trained safety model; its last class is "no danger". In a long text the most dangerous piece counts. */
export function createSafetyModel(file: ModelFile): SafetyModel {
  return safetyModelOf(createModel(file), file.buckets)
}

/** The same of a model that has been read, which may have other tasks too. */
export function safetyModelOf(model: Model, buckets: number): SafetyModel {
  return (text) => {
    let worst: ReturnType<SafetyModel> = { danger: 0, kind: "self-harm" }
    for (const features of featuresByWindow(text, buckets)) {
      const shares = model(features, "danger")
      const danger = 1 - (shares[safetyKinds.length] ?? 0)
      if (danger > worst.danger) worst = { danger, kind: likeliest(shares) }
    }
    return worst
  }
}

/** How much the logarithmic odds of each model count, and what is added. Chosen on the tuning set: see docs/understanding.md. */
const weights = { small: 0.56, large: 0.24, added: 0.71 }
/** No model is surer than so. */
const leastOdds = 1e-7

/**
 * The small model, which is there first, and the large one, of the entries, together: the odds of danger are those of both, the
 * kind is that of the large one.
 */
export function withLargeModel(small: SafetyModel, large: SafetyModel): SafetyModel {
  return (text) => {
    const { danger, kind } = large(text)
    const odds = weights.small * logOdds(small(text).danger) + weights.large * logOdds(danger) + weights.added
    return { danger: 1 / (1 + Math.exp(-odds)), kind }
  }
}

function logOdds(share: number): number {
  const within = Math.min(1 - leastOdds, Math.max(leastOdds, share))
  return Math.log(within / (1 - within))
}

function likeliest(shares: Float64Array): SafetyKind {
  return safetyKinds.reduce((best, kind, index) => {
    return (shares[index] ?? 0) > (shares[safetyKinds.indexOf(best)] ?? 0) ? kind : best
  })
}
