import type { Figure } from "../figures.ts"

export type Sample = { minute: number; memoryMb: number; latenciesMs: number[] }

/** The run is divided into this many windows; in a run of an hour each is ten minutes. */
const windows = 6

export function quantile(values: number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN
}

/** Memory is compared from the second window on, because a new server first fills its caches. */
export function targetsOf(samples: Sample[], minutes: number, errors: number): Figure[] {
  const sixths = Array.from({ length: windows }, (_, index) =>
    samples.filter(({ minute }) => Math.floor((minute * windows) / minutes) === index),
  )
  const memory = sixths.map((sixth) =>
    quantile(
      sixth.map(({ memoryMb }) => memoryMb),
      0.5,
    ),
  )
  const [first = Number.NaN, ...others] = sixths.map((sixth) =>
    quantile(
      sixth.flatMap(({ latenciesMs }) => latenciesMs),
      0.99,
    ),
  )
  return [
    {
      name: "memory in the last sixth, in the second = 1",
      value: (memory.at(-1) ?? 0) / (memory[1] ?? 0),
      limit: 1.05,
      unit: "×",
    },
    { name: "p99 of the slowest sixth, of the first = 1", value: Math.max(...others) / first, limit: 1.5, unit: "×" },
    { name: "errors", value: errors, limit: 0, unit: "" },
  ]
}
