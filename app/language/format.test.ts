import { globSync, readFileSync } from "node:fs"
import { MessageFormat } from "messageformat"
import { afterEach, expect, test, vi } from "vitest"
import { format, listOf } from "./format.ts"

test("a list is joined as its language joins one", () => {
  expect(listOf([], "pt")).toBe("")
  expect(listOf(["ovo"], "pt")).toBe("ovo")
  expect(listOf(["feijão", "ovo", "leite"], "pt")).toBe("feijão, ovo e leite")
  expect(listOf(["bean", "egg", "milk"], "en")).toBe("bean, egg, and milk")
  expect(listOf(["pan", "higos"], "es")).toBe("pan e higos")
})

afterEach(() => void vi.unstubAllGlobals())

test("a text with a plain number asks Intl for nothing but its language", () => {
  const asked: unknown[] = []
  const listening = { get: (intl: object, name: string) => asked.push(name) && Reflect.get(intl, name) }
  vi.stubGlobal("Intl", new Proxy(Intl, listening))
  const text = ".input {$count :number} .match $count one {{{$count} figo}} * {{{$count} figos}}"
  expect([0, 1, 2, 40].map((count) => format(text, "pt", { count }))).toEqual([
    "0 figo",
    "1 figo",
    "2 figos",
    "40 figos",
  ])
  expect(new Set(asked)).toEqual(new Set(["Locale"]))
})

const numbers = [
  0,
  0.25,
  1 / 3,
  0.5,
  0.9996,
  1,
  1.0004,
  1.5,
  1.9996,
  2,
  2.5,
  3,
  21,
  101,
  999,
  1000,
  1234.5,
  1_000_000,
  -1,
]
const content = `${import.meta.dirname}/../../content`

test.each(["pt", "en", "es"])(
  "each text in %s that depends on a number is what the library makes of it",
  (language) => {
    const files = globSync(`locales/${language}/*.json`, { cwd: content })
    const texts = files.flatMap((file) => Object.values<string>(JSON.parse(readFileSync(`${content}/${file}`, "utf8"))))
    const withNumbers = texts.filter((text) => text.includes(":number"))
    expect(withNumbers.length).toBeGreaterThan(40)
    for (const text of withNumbers) {
      const names = [...text.matchAll(/\{\$(\w+)/g)].map(([, name]) => name)
      const expected = new MessageFormat(language, text, { bidiIsolation: "none" })
      for (const number of numbers) {
        const values = Object.fromEntries(names.map((name) => [name, number]))
        expect(format(text, language, values), `${number}: ${text}`).toBe(expected.format(values))
      }
    }
  },
)
