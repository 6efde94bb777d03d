import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { settingNames } from "#server/env.ts"

function read(path: string) {
  return readFileSync(new URL(`../${path}`, import.meta.url), "utf8")
}

/** The rows of a table of settings: name and default. */
function settingsIn(path: string) {
  return [...read(path).matchAll(/^\| `([A-Z_]+)` \| (.+?) \|/gm)].map(([, name, initial]) => [name, initial])
}

it(".env.example names every setting and no other", () => {
  const names = [...read(".env.example").matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(settingNames.toSorted())
})

it("the guide to running it has a row for every setting and no other, with the defaults of .env.example", () => {
  const rows = settingsIn("docs/deploy.md")
  expect(rows.map(([name]) => name).toSorted()).toEqual(settingNames.toSorted())
  const literal = rows.filter(
    ([, initial = ""]) => /^`[^`]+`$/.test(initial) && !settingNames.includes(initial.slice(1, -1)),
  )
  expect(literal.length).toBeGreaterThan(8)
  const example = read(".env.example")
  for (const [name, initial] of literal) {
    expect(example).toContain(`# ${name}=${initial?.slice(1, -1).replace("localhost:PORT", "localhost:3000")}\n`)
  }
})

it("the README names every setting once, by topic, and no other", () => {
  const [, table = ""] = read("README.md").match(/\n\| topic \| settings \|\n(.*?)\n\n/s) ?? []
  const names = [...table.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(settingNames.toSorted())
})

it("the README has at most 200 lines", () => {
  expect(read("README.md").trimEnd().split("\n").length).toBeLessThanOrEqual(200)
})
