import { featuresOf } from "#domain/understanding/features.ts"
import { characterOf, type ModelFile, middle, packSteps, placeOf, placesOf } from "#domain/understanding/model.ts"
import { drawMessages, type Joining, type Line } from "./joined.ts"
import { type Example, learnFrom, newWeights, type Weights } from "./learn.ts"

type TrainingSettings = {
  /** Of each task, by its name. */
  classes: ModelFile["classes"]
  buckets: number
  units: number
  epochs: readonly [freely: number, rounded: number]
  leftOut: number
  /** The threshold, in multiples of the mean magnitude, from which a weight becomes a step: the larger, the smaller the file. */
  coarseness: number
  /** Of the phrases with a group. */
  joining: Joining
}

/** What a phrase teaches a task: the target probability of each of its classes (they sum to 1). */
type Lesson = { task: string; target: ReadonlyMap<number, number>; weight: number }
/** A phrase of a group is joined with others of it; its first lesson is of danger, whose last class is none. */
export type Phrase = { text: string; lessons: readonly Lesson[]; group?: string }

/** What a model is made of, and nothing else. */
export type Training = { phrases: readonly Phrase[]; settings: TrainingSettings }

/**
 * Trains a model first in full precision, then with each feature's weight quantised to -1, 0 or 1 steps, which is as good
 * with a hundred features in a text, and twenty times smaller. The same examples always give the same model.
 */
export function trainModel({ phrases, settings }: Training): ModelFile {
  const { classes, buckets, units, epochs, leftOut, coarseness, joining } = settings
  const places = placesOf(classes)
  const examples = phrases.map(
    ({ text, lessons }): Example => ({
      features: featuresOf(text, buckets),
      lessons: lessons.map(({ task, ...rest }) => ({ ...placeOf(task, places), ...rest })),
    }),
  )
  const lines = phrases.flatMap(({ group, lessons }, index): Line[] => {
    const calm = lessons[0]?.target.get((classes.danger?.length ?? 0) - 1) ?? 0
    const { features, lessons: learned } = examples[index] as Example
    const isSure = calm === 0 || calm === 1
    return group && isSure && learned[0] ? [{ features, group, lesson: learned[0], isCalm: calm === 1 }] : []
  })
  const examplesOf = (random: () => number) => [...examples, ...drawMessages(lines, joining, buckets, random)]
  const weights = newWeights(Object.values(classes).flat().length, units, buckets)
  learnFrom(examplesOf, weights, { epochs: epochs[0], leftOut, caution: 1e-5 })
  const { least, step } = stepOf(weights.embedding, coarseness)
  const inSteps = (weight: number) => (Math.abs(weight) < least ? 0 : Math.sign(weight))
  learnFrom(examplesOf, weights, {
    epochs: epochs[1],
    leftOut,
    caution: 1e-2,
    rounding: { least, step },
  })
  return fileOf(weights, Int8Array.from(weights.embedding, inSteps), { classes, buckets, units, step })
}

/** The threshold from which a weight is a step, and the value of a step: the mean of those weights. */
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
