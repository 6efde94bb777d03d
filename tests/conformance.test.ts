import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

const root = new URL("../", import.meta.url)
const rows = [...readFileSync(new URL("docs/conformance.md", root), "utf8").matchAll(/^\| (.+) \| `(.+)` › (.+) \|$/gm)]

it("the list of promises is there to be checked", () => {
  expect(rows.length).toBeGreaterThan(60)
})

it.each(rows.map(([, promise, file, name]) => ({ promise, file, name })))(
  "“$promise” has its test",
  ({ file, name }) => {
    const source = readFileSync(new URL(String(file), root), "utf8")
    expect(source.includes(`"${name}"`) || source.includes(`\`${name}\``)).toBe(true)
  },
)
