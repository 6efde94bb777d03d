import { featuresByWindow } from "../understanding/features.ts"
import { createModel, type ModelFile } from "../understanding/model.ts"
import { type SafetyKind, safetyKinds } from "./concern.ts"

/** The probability that a text calls for help at all, and the most likely kind. */
export type SafetyModel = (text: string) => { danger: number; kind: SafetyKind }

/** The trained safety model; its last class is "no danger". In a long text the most dangerous piece counts. */
export function createSafetyModel(file: ModelFile): SafetyModel {
  const model = createModel(file)
  return (text) => {
    let worst: ReturnType<SafetyModel> = { danger: 0, kind: "self-harm" }
    for (const features of featuresByWindow(text, file.buckets)) {
      const shares = model(features)
      const danger = 1 - (shares[safetyKinds.length] ?? 0)
      if (danger > worst.danger) worst = { danger, kind: likeliest(shares) }
    }
    return worst
  }
}

function likeliest(shares: Float64Array): SafetyKind {
  return safetyKinds.reduce((best, kind, index) => {
    return (shares[index] ?? 0) > (shares[safetyKinds.indexOf(best)] ?? 0) ? kind : best
  })
}
