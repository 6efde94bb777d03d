import { expect, it } from "vitest"
import { type Sample, targetsOf } from "../bench/soak/judge.ts"

/** An hour of two samples a minute, each of a hundred answers; `change` may make one of its minutes worse. */
function hour(change: (minute: number) => Partial<Omit<Sample, "minute">> = () => ({})): Sample[] {
  return Array.from({ length: 120 }, (_, index) => {
    const minute = Math.floor(index / 2)
    return { minute, memoryMb: 200, latenciesMs: Array.from({ length: 100 }, () => 10), ...change(minute) }
  })
}

function missed(samples: Sample[], errors = 0) {
  return targetsOf(samples, 60, errors)
    .filter(({ value, limit }) => !(value <= limit))
    .map(({ name }) => name)
}

it("an hour that stays as it is passes, one that begins with less memory too", () => {
  expect(missed(hour())).toEqual([])
  expect(missed(hour((minute) => ({ memoryMb: minute < 10 ? 120 : 200 })))).toEqual([])
})

it("memory that grows fails", () => {
  expect(missed(hour((minute) => ({ memoryMb: 200 + minute / 3 })))).toEqual([
    "memory in the last sixth, in the second = 1",
  ])
})

it("ten slow minutes fail, wherever they are", () => {
  const slow = hour((minute) => (minute >= 30 && minute < 40 ? { latenciesMs: [10, 10, 16, 16] } : {}))
  expect(missed(slow)).toEqual(["p99 of the slowest sixth, of the first = 1"])
})

it("one error fails, and so does a run that was never measured", () => {
  expect(missed(hour(), 1)).toEqual(["errors"])
  expect(missed([])).toHaveLength(2)
})
