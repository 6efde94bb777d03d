import { featuresOf } from "#domain/understanding/features.ts"
import { characterOf, type ModelFile, middle, packSteps, placeOf, placesOf } from "#domain/understanding/model.ts"
import { type Example, learnFrom, newWeights, type Weights } from "./learn.ts"

type TrainingSettings = {
  classes: ModelFile["classes"]
  buckets: number
  units: number
  epochs: readonly [freely: number, rounded: number]
  leftOut: number
  /** In multiples of the mean magnitude: the larger, the smaller the file. */
  coarseness: number
}

/** The probabilities sum to 1. */
type Lesson = { task: string; target: ReadonlyMap<number, number>; weight: number }
export type Phrase = { text: string; lessons: readonly Lesson[] }

export type Training = { phrases: readonly Phrase[]; settings: TrainingSettings }

/**
 * In full precision, then in -1, 0 or 1 steps: as good with a hundred features, and twenty times smaller.
 * Deterministic.
 */
export function trainModel({ phrases, settings }: Training): ModelFile {
  const { classes, buckets, units, epochs, leftOut, coarseness } = settings
  const places = placesOf(classes)
  const examples = phrases.map(
    ({ text, lessons }): Example => ({
      features: featuresOf(text, buckets),
      lessons: lessons.map(({ task, ...rest }) => ({ ...placeOf(task, places), ...rest })),
    }),
  )
  const weights = newWeights(Object.values(classes).flat().length, units, buckets)
  learnFrom(examples, weights, { epochs: epochs[0], leftOut, caution: 1e-5 })
  const { least, step } = stepOf(weights.embedding, coarseness)
  const inSteps = (weight: number) => (Math.abs(weight) < least ? 0 : Math.sign(weight))
  learnFrom(examples, weights, {
    epochs: epochs[1],
    leftOut,
    caution: 1e-2,
    rounding: { least, step },
  })
  return fileOf(weights, Int8Array.from(weights.embedding, inSteps), { classes, buckets, units, step })
}

/** The threshold, and the mean above it. */
function stepOf(embedding: Float32Array, coarseness: number) {
  const sizes = embedding.map(Math.abs)
  const learned = sizes.filter((size) => size > 1e-3)
  const least = (coarseness * mean(learned)) / 2
  return { least, step: Number(mean(sizes.filter((size) => size >= least)).toFixed(6)) }
}

function fileOf(
  { bias, out }: Weights,
  steps: Int8Array,
  file: Pick<ModelFile, "classes" | "buckets" | "units" | "step">,
): ModelFile {
  const largest = out.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const outStep = Number((largest / middle).toFixed(6))
  const inCharacters = Array.from(out, (weight) =>
    characterOf(Math.min(2 * middle, Math.round(weight / outStep) + middle)),
  )
  return {
    ...file,
    bias: Array.from(bias, (each) => Number(each.toFixed(3))),
    outStep,
    out: inCharacters.join(""),
    steps: packSteps(steps),
  }
}

function mean(numbers: Float32Array): number {
  return numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1)
}
