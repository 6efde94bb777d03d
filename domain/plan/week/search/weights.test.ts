import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { weights } from "./weights.ts"

test("docs/plan.md has every weight with its points and a reason, and no other", () => {
  const page = readFileSync(new URL("../../../../docs/plan.md", import.meta.url), "utf8")
  const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| (.{20,}) \|$/gm)]
  expect(Object.fromEntries(rows.map(([, name, points]) => [name, Number(points)]))).toEqual(weights)
})
