/**
 * A serialised model: a hidden layer whose weights for each feature are -1, 0 or 1 steps, and the output weights of its
 * units for each class. Numbers are stored as printable characters, which compress well.
 */
export type ModelFile = {
  /** The classes of each task, by its name: one hidden layer for all of them. */
  classes: Readonly<Record<string, readonly string[]>>
  /** The number of hash buckets: features are numbers below it. */
  buckets: number
  /** The features that have weights, as the distances from each to the next: others say nothing. */
  kept: string
  units: number
  /** The value of one step of a feature's weight. */
  step: number
  /** Weights by kept feature, then by unit, four to a character: 0 is -1 step, 1 is 0, 2 is +1 step. */
  steps: string
  bias: readonly number[]
  /** The value of one step of an output weight. */
  outStep: number
  /** Weights by class, in the order of the tasks, then by unit, one a character. */
  out: string
}

/** Stands for the row of a feature whose weights the model does not keep. */
export const noRow = -1

/** The row of weights of each feature. */
export function rowsOf(kept: readonly number[], buckets: number): Int32Array {
  const rows = new Int32Array(buckets).fill(noRow)
  kept.forEach((feature, row) => {
    rows[feature] = row
  })
  return rows
}

type Place = { start: number; end: number }

/** Where the classes of each task stand among those of all tasks. */
export function placesOf(classes: ModelFile["classes"]): ReadonlyMap<string, Place> {
  let end = 0
  return new Map(
    Object.entries(classes).map(([task, { length }]) => {
      end += length
      return [task, { start: end - length, end }]
    }),
  )
}

/** Where the classes of one task stand; throws where the model has no such task. */
export function placeOf(task: string, places: ReadonlyMap<string, Place>): Place {
  const place = places.get(task)
  if (!place) throw new Error(`The model was not trained for ${task}.`)
  return place
}

/** Leaky ReLU. */
export function activation(sum: number): number {
  return sum > 0 ? sum : sum * 0.1
}

/** The softmax of the scores. */
export function probabilities(scores: Float64Array): Float64Array {
  const most = scores.reduce((best, score) => Math.max(best, score), Number.NEGATIVE_INFINITY)
  const shares = scores.map((score) => Math.exp(score - most))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

const first = 35
const backslash = 92
/** Characters from "#" on, without the backslash, stand for 0 to 88; this one is zero. */
export const middle = 44

export function characterOf(number: number): string {
  const code = first + number
  return String.fromCharCode(code >= backslash ? code + 1 : code)
}

export function numberOf(code: number): number {
  return (code > backslash ? code - 1 : code) - first
}

/** A character of this distance is followed by one more for the same feature. */
const farthest = 2 * middle

/** Packs numbers in ascending order as distances. */
export function packKept(kept: readonly number[]): string {
  return kept
    .map((feature, index) => {
      const distance = feature - (kept[index - 1] ?? -1) - 1
      return characterOf(farthest).repeat(Math.floor(distance / farthest)) + characterOf(distance % farthest)
    })
    .join("")
}

/** The features that packed distances tell, in ascending order. */
export function unpackKept(characters: string): number[] {
  const kept: number[] = []
  let feature = 0
  for (let at = 0; at < characters.length; at++) {
    const distance = numberOf(characters.charCodeAt(at))
    feature += distance
    if (distance < farthest) kept.push(feature++)
  }
  return kept
}

/** Packs steps of -1, 0 and 1, four to a character; their number is a multiple of four. */
export function packSteps(steps: Int8Array): string {
  const characters: string[] = []
  for (let at = 0; at < steps.length; at += 4) {
    const four = steps.subarray(at, at + 4)
    characters.push(characterOf(four.reduce((sum, step) => sum * 3 + step + 1, 0)))
  }
  return characters.join("")
}

/** Steps of -1, 0 and 1, as packed. */
export function unpackSteps(characters: string): Int8Array {
  const steps = new Int8Array(characters.length * 4)
  for (let at = 0; at < characters.length; at++) {
    let rest = numberOf(characters.charCodeAt(at))
    for (let place = at * 4 + 3; place >= at * 4; place--) {
      steps[place] = (rest % 3) - 1
      rest = Math.floor(rest / 3)
    }
  }
  return steps
}
