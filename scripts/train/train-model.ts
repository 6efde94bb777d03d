import { featuresOf } from "#domain/understanding/features.ts"
import {
  characterOf,
  type ModelFile,
  middle,
  noRow,
  packKept,
  packSteps,
  placeOf,
  placesOf,
  rowsOf,
} from "#domain/understanding/model-file.ts"
import { drawMessages, type Joining, type Line } from "./joined.ts"
import { type Example, learnFrom, newWeights, type Weights } from "./learn.ts"

type TrainingSettings = {
  /** The classes of each task, by the task's name. */
  classes: ModelFile["classes"]
  buckets: number
  /** A feature must occur in this many texts, because a rarer one says more about those texts than about others. */
  seenIn: number
  /** The number of features that keep their weights. */
  kept: number
  units: number
  epochs: readonly [freely: number, rounded: number]
  leftOut: number
  /**
   * From this size on, in multiples of the mean size, a weight is rounded to a step. The larger it is, the smaller is
   * the file.
   */
  coarseness: number
  /** How phrases that have a group are joined to messages. */
  joining: Joining
}

/** What a phrase teaches a task: the target probability of each class; they sum to 1. */
type Lesson = { task: string; target: ReadonlyMap<number, number>; weight: number }
/**
 * A phrase with a group is joined with others of its group to longer messages. Its first lesson must be about danger,
 * whose last class is "none".
 */
export type Phrase = { text: string; lessons: readonly Lesson[]; group?: string }

/** All that a model is trained from, and nothing else. */
export type Training = { phrases: readonly Phrase[]; settings: TrainingSettings }

/**
 * Trains a model in full precision on all features, and then on the most telling ones with each weight quantised to -1,
 * 0 or 1 steps. The result is as good for texts with fifty features, and twenty times smaller. The same examples always
 * give the same model.
 */
export function trainModel({ phrases, settings }: Training): ModelFile {
  const { classes, buckets, seenIn, kept: most, units, epochs, leftOut, coarseness, joining } = settings
  const featuresOfEach = phrases.map(({ text }) => featuresOf(text, buckets))
  const counts = countsOf(featuresOfEach, buckets)
  const all = Array.from(counts.keys()).filter((feature) => (counts[feature] ?? 0) >= seenIn)
  const ofAll = newWeights(Object.values(classes).flat().length, units, all.length)
  learnFrom(lessonsOn(all), ofAll, { epochs: epochs[0], leftOut, caution: 1e-5 })

  const { kept, weights } = withoutWeakest(all, ofAll, counts, most)
  const { least, step } = stepOf(weights.embedding, coarseness)
  const inSteps = (weight: number) => (Math.abs(weight) < least ? 0 : Math.sign(weight))
  learnFrom(lessonsOn(kept), weights, { epochs: epochs[1], leftOut, caution: 1e-2, rounding: { least, step } })
  const steps = Int8Array.from(weights.embedding, inSteps)
  return fileOf(weights, steps, { classes, buckets, kept: packKept(kept), units, step })

  /** Makes the examples of an epoch from those features. */
  function lessonsOn(features: readonly number[]) {
    const rows = rowsOf(features, buckets)
    const places = placesOf(classes)
    const examples = phrases.map(({ lessons }, index): Example => {
      const found = (featuresOfEach[index] ?? []).map((feature) => rows[feature] ?? noRow)
      const known = found.filter((row) => row !== noRow)
      return {
        features: known,
        others: found.length - known.length,
        lessons: lessons.map(({ task, ...rest }) => ({ ...placeOf(task, places), ...rest })),
      }
    })
    const lines = phrases.flatMap(({ group, lessons }, index): Line[] => {
      const calm = lessons[0]?.target.get((classes.danger?.length ?? 0) - 1) ?? 0
      const { lessons: learned, ...rest } = examples[index] as Example
      const isSure = calm === 0 || calm === 1
      return group && isSure && learned[0] ? [{ ...rest, group, lesson: learned[0], isCalm: calm === 1 }] : []
    })
    return (random: () => number) => [...examples, ...drawMessages(lines, joining, features.length, random)]
  }
}

/** Counts the texts that contain each feature. */
function countsOf(ofEach: readonly (readonly number[])[], buckets: number): Uint32Array {
  const counts = new Uint32Array(buckets)
  for (const features of ofEach) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1
  return counts
}

/** Keeps the features that tell most, judged by the size of their weights and by how often they occur. */
function withoutWeakest(
  all: readonly number[],
  { units, embedding, ...rest }: Weights,
  counts: Uint32Array,
  most: number,
) {
  const strengths = all.map((feature, row) => {
    const weights = embedding.subarray(row * units, (row + 1) * units)
    return Math.hypot(...weights) * Math.sqrt(counts[feature] ?? 0)
  })
  const least = strengths.toSorted((one, other) => other - one)[most - 1] ?? 0
  const rows = [...all.keys()].filter((row) => (strengths[row] ?? 0) >= least)
  const left = new Float32Array(rows.length * units)
  rows.forEach((row, at) => {
    left.set(embedding.subarray(row * units, (row + 1) * units), at * units)
  })
  return { kept: rows.map((row) => all[row] as number), weights: { ...rest, units, embedding: left } }
}

/**
 * Computes from which size on a weight is rounded to a step, and the value of a step, which is the mean of those
 * weights.
 */
function stepOf(embedding: Float32Array, coarseness: number) {
  const sizes = embedding.map(Math.abs)
  const learned = sizes.filter((size) => size > 1e-3)
  const least = (coarseness * mean(learned)) / 2
  return { least, step: Number(mean(sizes.filter((size) => size >= least)).toFixed(6)) }
}

function fileOf(
  { bias, out }: Weights,
  steps: Int8Array,
  file: Pick<ModelFile, "classes" | "buckets" | "kept" | "units" | "step">,
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
