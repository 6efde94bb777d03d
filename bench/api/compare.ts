import { type Asked, ask, type Speed } from "./load.ts"

const rounds = 7
const warmUpSeconds = 8
const roundSeconds = 2

export type Summary = { perSecond: number; p50Ms: number; p99Ms: number }
export type Comparison = { one: Summary; other: Summary; ratio: number }

/**
 * Measures two loads in turn, so that other load on the machine affects both alike. `ratio` is the median of the
 * second's speed relative to the first's.
 */
export async function compare(one: Asked, other: Asked): Promise<Comparison> {
  for (const asked of [one, other]) await ask(asked, warmUpSeconds)
  const pairs: [Speed, Speed][] = []
  for (let round = 0; round < rounds; round++) {
    pairs.push([await ask(one, roundSeconds), await ask(other, roundSeconds)])
  }
  return {
    one: summary(pairs.map(([speed]) => speed)),
    other: summary(pairs.map(([, speed]) => speed)),
    ratio: at(
      0.5,
      pairs.map(([first, second]) => second.perSecond / first.perSecond),
    ),
  }
}

function summary(speeds: Speed[]): Summary {
  const latencies = speeds.flatMap(({ latenciesMs }) => latenciesMs)
  return {
    perSecond: at(
      0.5,
      speeds.map(({ perSecond }) => perSecond),
    ),
    p50Ms: at(0.5, latencies),
    p99Ms: at(0.99, latencies),
  }
}

function at(share: number, values: number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN
}

/**
 * Like `compare`, but keeps this process busy, so that it never sleeps between answers: on a virtual machine, waking up
 * cost the slower of the two servers a sixth of its measured speed.
 */
export async function compareAwake(one: Asked, other: Asked): Promise<Comparison> {
  let isAwake = true
  const turn = () => isAwake && setImmediate(turn)
  turn()
  try {
    return await compare(one, other)
  } finally {
    isAwake = false
  }
}
