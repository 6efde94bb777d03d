import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

const root = new URL("../", import.meta.url)
const page = readFileSync(new URL("docs/security.md", root), "utf8")
const named = [...page.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › (.+?)(?=<br>| \||,?\n|\))/g)]
const tests = new Map(named.map(([whole, file = "", name = ""]) => [whole, { file, name }]))

/** The requirements of level 1 in ASVS 5.0.0. */
const levelOne = `
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2
  3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1
  6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3
  10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`
  .trim()
  .split(/\s+/)

it("each of the 70 requirements is said once to be met, not to be met or not to apply", () => {
  const rows = [...page.matchAll(/^\| ((?:\d+\.\d+\.\d+(?:, )?)+) \|/gm)]
  const listed = rows.flatMap(([, ids = ""]) => ids.split(", "))
  expect(levelOne).toHaveLength(70)
  expect(listed.toSorted()).toEqual(levelOne.toSorted())
})

it("tests stand behind it", () => {
  expect(tests.size).toBeGreaterThan(35)
})

it.each([...tests.values()])("$file › $name", ({ file, name }) => {
  const source = readFileSync(new URL(file, root), "utf8")
  expect(source.includes(`"${name}"`) || source.includes(`\`${name}\``)).toBe(true)
})
