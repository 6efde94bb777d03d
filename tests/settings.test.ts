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

it("the README and the guide to running it have a row for every setting and no other, and agree on the defaults", () => {
  const rows = settingsIn("docs/deploy.md")
  expect(rows.map(([name]) => name).toSorted()).toEqual(settingNames.toSorted())
  expect(settingsIn("README.md").toSorted()).toEqual(rows.toSorted())
})
