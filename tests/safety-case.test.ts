import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { en as answers } from "#content/answers/en.ts"
import { faq } from "#content/faq/en.ts"
import { signs } from "#domain/care/signs/table.ts"

const root = new URL("../", import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), "utf8")
const paths = ["docs/safety-case.md", ...globSync("docs/safety-case/*.md", { cwd: root })]
const pages = paths.map(read).join("\n")
const hazards = read("docs/safety-case/hazards.md")
const recommendations = read("docs/safety-case/who-postnatal.md")

const testReference = /`([^`]+\.(?:test|spec)\.tsx?)` › (.+?)(?=<br>| \||\n)/g
const named = [...pages.matchAll(testReference)]
const tests = new Map(named.map(([whole, file = "", name = ""]) => [whole, { file, name }]))

it("each test that a page names is named in full", () => {
  expect(tests.size).toBeGreaterThan(80)
  expect(named).toHaveLength([...pages.matchAll(/\.(?:test|spec)\.tsx?` ›/g)].length)
})

it.each([...tests.values()])("$file › $name", ({ file, name }) => {
  const source = read(file)
  expect(source.includes(`"${name}"`) || source.includes(`\`${name}\``)).toBe(true)
})

const written = new Set([...answers, ...faq].map(({ id }) => id))
const known = new Set(signs.map(({ id }) => id))
const sections = (guide: string) => Object.keys(JSON.parse(read(`content/guides/en/${guide}.json`)))
const texts = {
  answer: (id: string) => written.has(Number(id)),
  guide: (place: string) => {
    const [guide = "", section = ""] = place.split("#")
    return sections(guide).includes(section)
  },
  sign: (id: string) => known.has(id),
}

it.each([
  ["answer", 40],
  ["guide", 20],
  ["sign", 10],
] as const)("each %s that a page names exists", (kind, atLeast) => {
  const ids = [...pages.matchAll(new RegExp(`\`${kind} ([^\`]+)\``, "g"))].map(([, id = ""]) => id)
  expect(ids.length).toBeGreaterThan(atLeast)
  expect(ids.filter((id) => !texts[kind](id))).toEqual([])
})

const cells = (row: string) => row.split(" | ").map((cell) => cell.replace(/^\| | ?\|$/g, "").trim())
const logged = [...hazards.matchAll(/^\| H\d+ \|.*$/gm)].map(([row]) => cells(row))

it("each hazard has its number, seven columns, a control that a test holds, and what remains", () => {
  expect(logged.length).toBeGreaterThan(20)
  expect(logged.map(([number]) => number)).toEqual(logged.map((_, index) => `H${index + 1}`))
  for (const row of logged) {
    expect(row, row[0]).toHaveLength(7)
    expect(
      row.slice(0, 6).filter((cell) => cell === ""),
      row[0],
    ).toEqual([])
    expect(`${row[4]}\n`, row[0]).toMatch(new RegExp(testReference.source))
  }
})

const states = ["covered", "partly", "not", "staff", "differs"]
const sources = ["text", "summary", "not read"]
const recommended = [...recommendations.matchAll(/^\| \d+[a-c]? \|.*$/gm)].map(([row]) => cells(row))
const lettered: Record<number, string> = { 2: "ab", 3: "abc", 23: "ab", 32: "ab", 35: "ab", 43: "ab", 50: "ab" }

it("each of WHO's 63 recommendations has one row, in their order", () => {
  const numbers = Array.from({ length: 55 }, (_, index) => index + 1).flatMap((number) =>
    [...(lettered[number] ?? " ")].map((letter) => `${number}${letter}`.trim()),
  )
  expect(numbers).toHaveLength(63)
  expect(recommended.map(([number]) => number)).toEqual(numbers)
})

it.each([
  ["states", states, 3],
  ["ways of reading", sources, 2],
] as const)("the table counts the %s of the rows", (_, words, column) => {
  const counted = words.map((word) => recommended.filter((row) => row[column] === word).length)
  const told = words.map((word) => Number(recommendations.match(new RegExp(`^\\| ${word} \\| (\\d+) \\|$`, "m"))?.[1]))
  expect(told).toEqual(counted)
  expect(counted.reduce((sum, count) => sum + count)).toBe(recommended.length)
})

it("what a row says is covered has its text, or says that none advises it", () => {
  const bare = recommended.filter(([, , , state, where = ""]) => {
    const named = /`(?:answer|guide|sign) /.test(where) || /^no text /.test(where)
    return state === "covered" && !named
  })
  expect(bare.map(([number]) => number)).toEqual([])
})
