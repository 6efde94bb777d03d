import {
  activation,
  type ModelFile,
  middle,
  noRow,
  numberOf,
  placeOf,
  placesOf,
  probabilities,
  rowsOf,
  unpackKept,
  unpackSteps,
} from "./model-file.ts"

/** Returns the probability of each class of a task, in the order of the model's file, for the features of a text. */
export type Model = (features: readonly number[], task: string) => Float64Array

/** Prepares a model once for any number of texts. */
export function createModel({ classes, buckets, kept, units, step, steps, bias, outStep, out }: ModelFile): Model {
  const rows = rowsOf(unpackKept(kept), buckets)
  const embedding = unpackSteps(steps)
  const weights = Float64Array.from(out, (character) => (numberOf(character.charCodeAt(0)) - middle) * outStep)
  const places = placesOf(classes)

  return (features, task) => {
    // The sums are counted in whole steps, because an array of integers adds them in half the time of an array of
    // fractions.
    const sums = new Int32Array(units)
    for (const feature of features) {
      const row = rows[feature] as number
      if (row === noRow) continue
      for (let unit = 0, place = row * units; unit < units; unit++, place++)
        sums[unit] = (sums[unit] as number) + (embedding[place] as number)
    }
    const share = step / Math.sqrt(features.length || 1)
    const active = Float64Array.from(sums, (sum) => activation(sum * share))
    const { start, end } = placeOf(task, places)
    const scores = Float64Array.from(bias.slice(start, end))
    for (let at = 0, place = start * units; at < scores.length; at++) {
      let score = scores[at] as number
      for (let unit = 0; unit < units; unit++, place++) score += (weights[place] as number) * (active[unit] as number)
      scores[at] = score
    }
    return probabilities(scores)
  }
}
