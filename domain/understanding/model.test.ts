import fc from "fast-check"
import { expect, test } from "vitest"
import { createModel } from "./model.ts"
import { characterOf, type ModelFile, middle, packKept, packSteps } from "./model-file.ts"

const buckets = 2 ** 14

/** A model with one unit that counts the kept features of a text; the more it counts, the likelier the first class. */
function counting(kept: readonly number[]): ModelFile {
  return {
    classes: { many: ["yes", "no"] },
    buckets,
    kept: packKept(kept),
    units: 4,
    step: 1,
    steps: packSteps(Int8Array.from(kept.flatMap(() => [1, 0, 0, 0]))),
    bias: [0, 0],
    outStep: 1,
    out: [1, 0, 0, 0, 0, 0, 0, 0].map((weight) => characterOf(weight + middle)).join(""),
  }
}

const features = fc.uniqueArray(fc.nat(buckets - 1), { maxLength: 200 })

test("only the features that are kept weigh, however far apart their numbers are", () => {
  fc.assert(
    fc.property(features, features, (some, others) => {
      const kept = some.toSorted((one, other) => one - other)
      const all = [...new Set([...some, ...others])]
      const [share = 0] = createModel(counting(kept))(all, "many")
      const weighed = kept.length / Math.sqrt(all.length || 1)
      expect(Math.log(share / (1 - share))).toBeCloseTo(weighed, 5)
    }),
  )
})
