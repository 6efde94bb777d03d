import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { rowNouns } from "#domain/nouns/nouns.ts"

const root = new URL("../", import.meta.url)
const [rules, requirements] = ["docs/security.md", "docs/asvs.md"].map((path) =>
  readFileSync(new URL(path, root), "utf8"),
)
const pages = `${rules}\n${requirements}`
const named = [...pages.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › (.+?)(?=<br>| \||,?\n|\))/g)]
const tests = new Map(named.map(([whole, file = "", name = ""]) => [whole, { file, name }]))

/** The requirements of ASVS 5.0.0, by level. */
const ids: { "level 1": string[]; "level 2": string[] } = JSON.parse(
  readFileSync(new URL("tests/asvs-ids.json", root), "utf8"),
)
const rows = [...(requirements ?? "").matchAll(/^\| ((?:\d+\.\d+\.\d+(?:, )?)+) \| ([12]) \|(.*)$/gm)]
const listed = rows.flatMap(([, some = "", level, rest = ""]) => some.split(", ").map((id) => ({ id, level, rest })))

it("each of the 253 requirements of levels 1 and 2 is said once to be met, not to be met or not to apply", () => {
  expect([ids["level 1"].length, ids["level 2"].length]).toEqual([70, 183])
  for (const level of ["1", "2"] as const) {
    const ofLevel = listed.filter((row) => row.level === level).map(({ id }) => id)
    expect(ofLevel.toSorted()).toEqual(ids[`level ${level}`].toSorted())
  }
})

it("the table of counts says what the lists say", () => {
  const sections = (requirements ?? "").split(/^## /m).slice(1)
  const counts = (level: string) =>
    sections.map((section) => {
      const rows = [...section.matchAll(/^\| ((?:\d+\.\d+\.\d+(?:, )?)+) \| ([12]) \|/gm)]
      return rows.filter((row) => row[2] === level).flatMap(([, some = ""]) => some.split(", ")).length
    })
  const told = [...(requirements ?? "").matchAll(/^\| level \d \(.+?\) \| (\d+) \| (\d+) \| (\d+) \|$/gm)]
  expect(told.map((row) => row.slice(1).map(Number))).toEqual([counts("1"), counts("2")])
})

it("a requirement that is met by what is documented leads to a heading that exists", () => {
  const headings = [...(rules ?? "").matchAll(/^##+ (.+)$/gm)].map(([, text = ""]) =>
    text.toLowerCase().replace(/\W+/g, "-"),
  )
  const anchors = [...(requirements ?? "").matchAll(/\]\(security\.md#([^)]+)\)/g)].map(([, anchor]) => anchor)
  expect(anchors.length).toBeGreaterThan(10)
  expect(anchors.filter((anchor) => !headings.includes(anchor ?? ""))).toEqual([])
})

it("what one account can store is said of every noun in the table of rows", () => {
  const [, section = ""] = (rules ?? "").split("## What one account can store")
  const table = section
    .split("\n")
    .filter((line) => line.startsWith("| `rows`"))
    .join("\n")
  expect(rowNouns.filter((noun) => !table.includes(`\`${noun}\``))).toEqual([])
})

it("tests stand behind it", () => {
  expect(tests.size).toBeGreaterThan(80)
})

it.each([...tests.values()])("$file › $name", ({ file, name }) => {
  const source = readFileSync(new URL(file, root), "utf8")
  expect(source.includes(`"${name}"`) || source.includes(`\`${name}\``)).toBe(true)
})
