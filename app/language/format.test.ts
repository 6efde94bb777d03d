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

test("a Mexican number has a point, and its plurals are those of Spanish", () => {
  const text = ".input {$count :number} .match $count one {{{$count} kilo}} * {{{$count} kilos}}"
  expect([1, 1.5, 2].map((count) => format(text, "es-MX", { count }))).toEqual(["1 kilo", "1.5 kilos", "2 kilos"])
})

afterEach(() => void vi.unstubAllGlobals())

test("a text with a plain number asks Intl for nothing but its language", () => {
  const asked: unknown[] = []
  const listening = { get: (intl: object, name: string) => asked.push(name) && Reflect.get(intl, name) }
  vi.stubGlobal("Intl", new Proxy(Intl, listening))
  const text = ".input {$count :number} .match $count one {{{$count} figo}} * {{{$count} figos}}"
  expect([0, 1, 2, 40].map((count) => format(text, "pt", { count }))).toEqual([
    "0 figos",
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

const languages = ["pt", "en", "es"]

/** Returns the texts of a language whose form depends on a number, such as singular and plural. */
function withNumbersIn(language: string) {
  const files = globSync(`locales/${language}/*.json`, { cwd: content })
  const texts = files.flatMap((file) => Object.values<string>(JSON.parse(readFileSync(`${content}/${file}`, "utf8"))))
  const found = texts.filter((text) => text.includes(":number"))
  expect(found.length).toBeGreaterThan(40)
  return found
}

/** Sets every placeholder of a text to the same number. */
function valuesOf(text: string, number: number) {
  return Object.fromEntries([...text.matchAll(/\{\$(\w+)/g)].map(([, name]) => [name, number]))
}

test.each(languages)(
  "each text in %s that depends on a number is what the library makes of it, 0 in Portuguese as in Spanish",
  (language) => {
    for (const text of withNumbersIn(language)) {
      for (const number of numbers) {
        const values = valuesOf(text, number)
        const plurals = language === "pt" && number === 0 ? "es" : language
        const expected = new MessageFormat(plurals, text, { bidiIsolation: "none" }).format(values)
        expect(format(text, language, values), `${number}: ${text}`).toBe(expected)
      }
    }
  },
)

test.each(languages)("no text in %s counts nothing by the singular", (language) => {
  for (const text of withNumbersIn(language).filter((text) => text.includes(".match"))) {
    const variants = [...text.matchAll(/ ((?:(?:one|\d|\*)\s+)+)\{\{(.*?)\}\}(?!\})/g)]
    const counted = variants.map(([, keys = "", shown = ""]) => ({ keys, shown: shown.replace(/\{\$\w+\}/g, "0") }))
    const plurals = counted.filter(({ keys }) => !keys.includes("one")).map(({ shown }) => shown)
    expect(plurals.length, text).toBeGreaterThan(0)
    // Texts such as "1 medium" and "2 medium" have the same form in singular and plural, so they prove nothing.
    const singulars = counted.map(({ shown }) => shown).filter((shown) => !plurals.includes(shown))
    expect(singulars, text).not.toContain(format(text, language, valuesOf(text, 0)))
  }
})
