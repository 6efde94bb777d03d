import { type Asked, ask, type Speed } from "./load.ts"

const rounds = 7
const warmUpSeconds = 8
const roundSeconds = 2

export type Summary = { perSecond: number; p50Ms: number; p99Ms: number }
export type Comparison = { one: Summary; other: Summary; ratio: number }

/**
 * Two loads in turn, so that other work of the machine affects both; `ratio` is the median over the rounds of the second
 * load's requests per second to the first's.
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
 * The same with a client that never sleeps. It would sleep between the answers of the slower server, and on a virtual
 * machine waking it costs that server a sixth of its time; the faster server hardly lets it sleep.
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
