import { expect, test } from "vitest"
import { toldCount } from "./told-count.ts"

const few = Array.from({ length: 25 }, (_, count) => count)
const told = (count: number) => toldCount({ count, women: count })

test("what fewer than five women asked is not told, however much it is", () => {
  expect(toldCount({ count: 40, women: 4 })).toBe("<5")
  expect([4, 5, 9, 10].map(told)).toEqual(["<5", 5, 5, 10])
})

test("no count below five follows from a sum and its other parts", () => {
  const possible = new Map<string, number[][]>()
  for (const inTime of few)
    for (const late of few)
      for (const nobody of few) {
        const parts = [inTime, late, nobody]
        const report = [inTime + late + nobody, ...parts].map(told).join(" ")
        possible.set(report, [...(possible.get(report) ?? []), parts])
      }
  const followed = [...possible].filter(([report, all]) =>
    [0, 1, 2].some((part) => report.split(" ")[part + 1] === "<5" && new Set(all.map((one) => one[part])).size < 2),
  )
  expect(followed.map(([report]) => report)).toEqual([])
})
