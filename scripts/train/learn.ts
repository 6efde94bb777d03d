import { activation, probabilities } from "#domain/understanding/model-file.ts"

/**
 * What a text teaches one task, whose classes run from `start` to before `end`. `target` has the probability of each
 * class; they sum to 1.
 */
export type Lesson = { start: number; end: number; target: ReadonlyMap<number, number>; weight: number }
/** A training example: its features that have weights, the number of its other features, and what it teaches. */
export type Example = { features: readonly number[]; others: number; lessons: readonly Lesson[] }

export type Weights = {
  units: number
  bias: Float64Array
  /** Weights by feature, then by unit. */
  embedding: Float32Array
  /** Weights by class, then by unit. */
  out: Float32Array
}

/** How an embedding weight is quantised during training: to 0 below `least`, and to one `step` from there on. */
type Rounding = { least: number; step: number }

const rates = { embedding: 0.08, out: 0.08, bias: 0.01 }

export function newWeights(classes: number, units: number, features: number): Weights {
  const random = randomFrom(1)
  const small = (size: number, most: number) => Float32Array.from({ length: size }, () => (random() - 0.5) * most)
  return {
    units,
    bias: new Float64Array(classes),
    embedding: small(features * units, 0.1),
    out: small(classes * units, 1),
  }
}

type Schedule = {
  epochs: number
  /** The share of an example's features that is left out at random, so that no single one decides (dropout). */
  leftOut: number
  /** The larger this is, the smaller are the first steps. */
  caution: number
  rounding?: Rounding
}

/**
 * Trains by stochastic gradient descent (AdaGrad, by feature) on the examples of each epoch. The same examples give the
 * same weights.
 */
export function learnFrom(
  examplesOf: (random: () => number) => readonly Example[],
  weights: Weights,
  { epochs, leftOut, caution, rounding }: Schedule,
) {
  const { units, bias, embedding, out } = weights
  const squares = {
    // All units of a feature share one sum of squares, because an example moves each of its features alike.
    embedding: new Float32Array(embedding.length / units).fill(caution),
    out: new Float32Array(out.length).fill(caution),
  }
  // Quantised weights converge only if the steps become smaller.
  let calm = 1
  const random = randomFrom(20_261_124)
  const allScores = new Float64Array(bias.length)
  const sums = new Float64Array(units)
  const active = new Float64Array(units)
  const slopes = new Float64Array(units)

  function sumUp(features: readonly number[]) {
    sums.fill(0)
    for (const feature of features)
      for (let unit = 0, place = feature * units; unit < units; unit++, place++) {
        const each = embedding[place] as number
        sums[unit] = (sums[unit] as number) + each
      }
  }

  function sumUpRounded(features: readonly number[], { least, step }: Rounding) {
    const perLeast = 1 / least
    sums.fill(0)
    for (const feature of features)
      for (let unit = 0, place = feature * units; unit < units; unit++, place++) {
        // The step is computed without a branch, because the processor would mispredict one at every other weight.
        const inSteps = Math.max(-1, Math.min(1, ((embedding[place] as number) * perLeast) | 0))
        sums[unit] = (sums[unit] as number) + inSteps
      }
    for (let unit = 0; unit < units; unit++) sums[unit] = (sums[unit] as number) * step
  }

  /** Learns the output weights of one task, and adds to the slopes of the units. */
  function learnLesson({ start, end, target, weight }: Lesson) {
    const scores = allScores.subarray(start, end)
    for (let at = start, place = start * units; at < end; at++) {
      let score = bias[at] as number
      for (let unit = 0; unit < units; unit++, place++) score += (out[place] as number) * (active[unit] as number)
      allScores[at] = score
    }
    const errors = probabilities(scores)
    for (let at = 0, place = start * units; at < errors.length; at++) {
      const error = ((errors[at] as number) - (target.get(at) ?? 0)) * weight
      bias[start + at] = (bias[start + at] as number) - rates.bias * error
      for (let unit = 0; unit < units; unit++, place++) {
        slopes[unit] = (slopes[unit] as number) + error * (out[place] as number)
        learn(out, squares.out, place, error * (active[unit] as number), rates.out * calm)
      }
    }
  }

  function learnOne({ features: all, others, lessons }: Example) {
    const features = all.filter(() => random() >= leftOut)
    const share = 1 / Math.sqrt(features.length + others * (1 - leftOut) || 1)
    if (rounding) sumUpRounded(features, rounding)
    else sumUp(features)
    for (let unit = 0; unit < units; unit++) active[unit] = activation((sums[unit] as number) * share)
    slopes.fill(0)
    for (const lesson of lessons) learnLesson(lesson)
    for (let unit = 0; unit < units; unit++)
      slopes[unit] = (slopes[unit] as number) * share * ((active[unit] as number) > 0 ? 1 : -activation(-1))
    const square = slopes.reduce((sum, slope) => sum + slope * slope, 0) / units
    for (const feature of features) {
      squares.embedding[feature] = (squares.embedding[feature] as number) + square
      const rate = (rates.embedding * calm) / Math.sqrt(squares.embedding[feature] as number)
      for (let unit = 0, place = feature * units; unit < units; unit++, place++)
        embedding[place] = (embedding[place] as number) - rate * (slopes[unit] as number)
    }
  }

  for (let epoch = 0; epoch < epochs; epoch++) {
    const examples = [...examplesOf(random)]
    shuffle(examples, random)
    if (rounding) calm = 1 - epoch / epochs
    for (const example of examples) learnOne(example)
  }
}

function learn(weights: Float32Array, squares: Float32Array, place: number, slope: number, rate: number) {
  const square = (squares[place] as number) + slope * slope
  squares[place] = square
  weights[place] = (weights[place] as number) - (rate * slope) / Math.sqrt(square)
}

/** A linear congruential generator, which gives the same numbers from 0 to below 1 for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle<One>(list: One[], random: () => number) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const moved = list[at] as One
    list[at] = list[other] as One
    list[other] = moved
  }
}
