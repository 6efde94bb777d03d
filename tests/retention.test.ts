import { existsSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { retention } from "#domain/privacy/retention.ts"

const root = new URL("../", import.meta.url)
const text = readFileSync(new URL("docs/retention.md", root), "utf8")
const rows = [...text.matchAll(/^\| [^|]+ \| (\d+) ([a-z]+)[^|]* \| `(\w+)` \| [^|]+ \|(?: `([^`]+)`)?/gm)]

it("docs/retention.md has a row for every period and no other", () => {
  expect(rows.map(([, , , name]) => name).toSorted()).toEqual(Object.keys(retention).toSorted())
})

it.each(rows.map(([, number, unit = "", name = ""]) => ({ name, number, unit })))(
  "docs/retention.md says of $name what the code does",
  ({ name, number, unit }) => {
    expect(Number(number)).toBe(retention[name as keyof typeof retention])
    expect(name.toLowerCase()).toContain(unit.replace(/s$/, ""))
  },
)

it("the tests that it names exist", () => {
  const files = rows.flatMap(([, , , , file]) => file ?? [])
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) expect(existsSync(new URL(file, root)), file).toBe(true)
})
