import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { parse } from "yaml"
import { checks, wholeRun } from "../scripts/checks/checks.mjs"
import { fullParts } from "../scripts/checks/full-parts.mjs"
import { sum, summarize } from "../scripts/checks/tally.mjs"

it("every part of the full run is run by the nightly workflow, and is made of checks", () => {
  const { jobs } = parse(readFileSync(".github/workflows/full.yml", "utf8"))
  expect(jobs.part.strategy.matrix.part).toEqual(Object.keys(fullParts))
  const named = Object.values(fullParts).flatMap((part) => part.map(([check]) => check))
  const ofWholeRun = wholeRun.flatMap(({ inSight, beside }) => [...inSight, ...beside])
  for (const name of [...named, ...ofWholeRun]) expect(Object.keys(checks)).toContain(name)
})

it("every test of what fails is in one part of the full run, those of kills in one for each database", () => {
  const parts = Object.values(fullParts).flat()
  const named = parts.flatMap(([check, ...filters]) => (check === "resilience" ? [filters] : []))
  const partsWith = (file: string) =>
    named.filter((filters) => filters.some((filter) => !/^(-t|sqlite|postgres)$/.test(filter) && file.includes(filter)))
  for (const file of globSync("tests/resilience/*.test.ts")) {
    expect(partsWith(file), file).toHaveLength(file.endsWith("/killed.test.ts") ? 2 : 1)
  }
})

it("the summary repeats failures, names the ten slowest files, those over a minute as too slow, and ends with the counts", () => {
  const file = (number: number) => ({ file: `${number}.test.ts`, seconds: number * 10 })
  const tally = { title: "Unit", passed: 3, failures: ["a.test.ts › fails"], skipped: 0, files: [] }
  const total = sum([{ ...tally, files: Array.from({ length: 12 }, (_, number) => file(number)) }])
  const lines = summarize(total, 125).split("\n")
  expect(lines[0]).toBe("✗ Unit: a.test.ts › fails")
  const shown = lines.filter((line) => line.includes(".test.ts") && !line.startsWith("✗"))
  expect(shown).toHaveLength(10)
  expect(shown[0]).toMatch(/^ +110 s {2}11\.test\.ts .*too slow/)
  expect(shown.filter((line) => line.includes("too slow"))).toHaveLength(5)
  expect(lines.at(-3)).toBe("Took 2 min 05 s.")
  expect(lines.at(-1)).toBe("3 passed, 1 failed")
})
