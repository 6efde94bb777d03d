import fc from "fast-check"
import { expect, test } from "vitest"
import { excerptOf, hasTerms, plainText, termsOf } from "./find-words.ts"

function find(text: string, search: string) {
  const terms = termsOf(search)
  return hasTerms(plainText(text), terms) ? excerptOf(text, terms) : null
}

function marked(text: string, search: string) {
  return find(text, search)
    ?.filter(({ isFound }) => isFound)
    .map(({ text: word }) => word)
}

test.each([
  ["A noite foi LONGA.", "longa noite", ["noite", "LONGA"]],
  ["Água, só água.", "agua", ["Água", "água"]],
  ["Mañana duermo", "manana", ["Mañana"]],
  ["O bebê sorriu", "BEBÊ sorr", ["bebê", "sorr"]],
  ["Cafe\u0301 frio", "café", ["Café"]],
  ["Hoje 😄 foi bom", "😄", ["😄"]],
])("in %s, %s is found however it is written", (text, search, words) => {
  expect(marked(text, search)).toEqual(words)
})

test("a word is found by its beginning, not by its middle, and all words have to be there", () => {
  expect(find("personalidade", "sonal")).toBeNull()
  expect(find("Dormi pouco", "dormi muito")).toBeNull()
  expect(marked("pós-parto", "parto")).toEqual(["parto"])
})

test("the excerpt of a long page shows the word that was found", () => {
  const excerpt = find(`${"blá ".repeat(500)}\n\nsorriso ${"blá ".repeat(500)}`, "sorriso") ?? []
  const text = excerpt.map((segment) => segment.text).join("")
  expect(text).toMatch(/^… .*sorriso.* …$/)
  expect(text.length).toBeLessThan(200)
})

test("whatever stands in a text, each of its words is found in it, and an excerpt is part of it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      const words = text.split(/\s+/).filter((word) => /^[\p{L}\p{N}]+$/u.test(plainText(word)))
      for (const word of words) expect(find(text, word), word).not.toBeNull()
      const shown = excerptOf(text, termsOf(words[0] ?? ""))
        .map((segment) => segment.text)
        .join("")
      const whole = text.normalize("NFC").replace(/\s+/g, " ").trim()
      expect(whole).toContain(shown.replace(/^… /, "").replace(/ …$/, ""))
    }),
  )
})
