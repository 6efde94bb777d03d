import { activation, probabilities } from "#domain/understanding/model.ts"

/** A training example: its features, and the target probability of each class (they sum to 1). */
export type Example = { features: readonly number[]; target: ReadonlyMap<number, number>; weight: number }

export type Weights = {
  units: number
  bias: Float64Array
  /** By feature, then by unit. */
  embedding: Float32Array
  /** By class, then by unit. */
  out: Float32Array
}

/** The value of an embedding weight during training: exact, or quantised. */
type Rounding = (weight: number) => number

const rates = { embedding: 0.08, out: 0.08, bias: 0.01 }

export function newWeights(classes: number, units: number, buckets: number): Weights {
  const random = randomFrom(1)
  const small = (size: number, most: number) => Float32Array.from({ length: size }, () => (random() - 0.5) * most)
  return {
    units,
    bias: new Float64Array(classes),
    embedding: small(buckets * units, 0.1),
    out: small(classes * units, 1),
  }
}

type Schedule = {
  epochs: number
  /** The share of an example's features that is dropped at random, so that none decides alone (dropout). */
  leftOut: number
  /** The larger, the smaller the first steps. */
  caution: number
  rounding?: Rounding
}

/** Trains by stochastic gradient descent (AdaGrad), deterministically. */
export function learnFrom(
  examples: readonly Example[],
  weights: Weights,
  { epochs, leftOut, caution, rounding }: Schedule,
) {
  const { units, bias, embedding, out } = weights
  const squares = {
    embedding: new Float32Array(embedding.length).fill(caution),
    out: new Float32Array(out.length).fill(caution),
  }
  // Quantised weights converge only if the steps become smaller.
  let calm = 1
  const random = randomFrom(20_261_124)
  const order = examples.map((_, index) => index)
  const classes = bias.length
  const scores = new Float64Array(classes)
  const sums = new Float64Array(units)
  const active = new Float64Array(units)
  const slopes = new Float64Array(units)

  function learnOne({ features: all, target, weight }: Example) {
    const features = all.filter(() => random() >= leftOut)
    const share = 1 / Math.sqrt(features.length || 1)
    sums.fill(0)
    for (const feature of features)
      for (let unit = 0, place = feature * units; unit < units; unit++, place++) {
        const each = embedding[place] as number
        sums[unit] = (sums[unit] as number) + (rounding ? rounding(each) : each)
      }
    for (let unit = 0; unit < units; unit++) active[unit] = activation((sums[unit] as number) * share)
    for (let at = 0, place = 0; at < classes; at++) {
      let score = bias[at] as number
      for (let unit = 0; unit < units; unit++, place++) score += (out[place] as number) * (active[unit] as number)
      scores[at] = score
    }
    const errors = probabilities(scores)
    slopes.fill(0)
    for (let at = 0, place = 0; at < classes; at++) {
      const error = ((errors[at] as number) - (target.get(at) ?? 0)) * weight
      bias[at] = (bias[at] as number) - rates.bias * error
      for (let unit = 0; unit < units; unit++, place++) {
        slopes[unit] = (slopes[unit] as number) + error * (out[place] as number)
        learn(out, squares.out, place, error * (active[unit] as number), rates.out * calm)
      }
    }
    for (let unit = 0; unit < units; unit++)
      slopes[unit] = (slopes[unit] as number) * share * ((active[unit] as number) > 0 ? 1 : -activation(-1))
    for (const feature of features)
      for (let unit = 0, place = feature * units; unit < units; unit++, place++)
        learn(embedding, squares.embedding, place, slopes[unit] as number, rates.embedding * calm)
  }

  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    if (rounding) calm = 1 - epoch / epochs
    for (const index of order) learnOne(examples[index] as Example)
  }
}

function learn(weights: Float32Array, squares: Float32Array, place: number, slope: number, rate: number) {
  const square = (squares[place] as number) + slope * slope
  squares[place] = square
  weights[place] = (weights[place] as number) - (rate * slope) / Math.sqrt(square)
}

/** A linear congruential generator: the same numbers for the same seed, from 0 to below 1. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(list: number[], random: () => number) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const moved = list[at] as number
    list[at] = list[other] as number
    list[other] = moved
  }
}
