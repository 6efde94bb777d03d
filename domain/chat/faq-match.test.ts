import fc from "fast-check"
import { expect, test } from "vitest"
import { type FaqEntry, foldedWords, matchFaq } from "./faq-match.ts"

function entry(id: number, ...keywords: string[]): FaqEntry {
  return { id, question: `${id}?`, keywords, answer: `${id}.`, markedAnswer: `${id}.`, followUpIds: [] }
}

const entries = [entry(1, "cafeína", "xícara de café"), entry(2, "água"), entry(3, "café", "don't sleep")]

test("the first entry in list order with a keyword contained in the text wins", () => {
  expect(matchFaq("Um café com água", entries)?.id).toBe(2)
  expect(matchFaq("Uma xícara de café com água", entries)?.id).toBe(1)
})

test("a keyword is found in any case and within a word", () => {
  expect(matchFaq("CAFEZINHO? CAFÉZINHO!", entries)?.id).toBe(3)
})

test("without accents it is found as whole words", () => {
  expect(matchFaq("tem cafeina?", entries)?.id).toBe(1)
  expect(matchFaq("um cafe, por favor", entries)?.id).toBe(3)
  expect(matchFaq("um cafezinho", entries)).toBeNull()
})

test("a phrase is found across punctuation, line breaks and any apostrophe", () => {
  expect(matchFaq("uma xicara…\nde   cafe", entries)?.id).toBe(1)
  expect(matchFaq("i don’t sleep", entries)?.id).toBe(3)
  expect(matchFaq("i dont sleep", entries)?.id).toBe(3)
})

test("an accent typed as a letter and a mark is the same accent", () => {
  expect(matchFaq("água".normalize("NFD"), entries)?.id).toBe(2)
})

test("the rule of the specification goes before the folded one, whatever the order of the list", () => {
  expect(matchFaq("cafeina com água", entries)?.id).toBe(2)
})

test("there is no answer when nothing is found", () => {
  expect(matchFaq("bicicleta", entries)).toBeNull()
  expect(matchFaq("café", [])).toBeNull()
})

test.each(["", "   ", "🙂🙂🙂", "?!…", "<script>alert(1)</script>", "مرحبا", "\u0000", "\ud800"])(
  "nothing is read into “%s”",
  (text) => expect(matchFaq(text, entries)).toBeNull(),
)

test("20,000 characters are searched like any text", () => {
  expect(matchFaq(`${"palavra ".repeat(2500)}agua`, entries)?.id).toBe(2)
  expect(matchFaq("ã".repeat(20_000), entries)).toBeNull()
})

test("the words of a text are lowercase, without accents, marks and apostrophes", () => {
  expect(foldedWords("Não, it’s CAFÉ — 2 xícaras!")).toEqual(["nao", "its", "cafe", "2", "xicaras"])
})

test("the first of many entries is found of which the text contains a keyword, of whatever length and place", () => {
  const keyword = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 7 })
  const lists = fc.array(fc.array(keyword, { maxLength: 4 }), { maxLength: 6 })
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 30 })
  fc.assert(
    fc.property(lists, text, (lists, text) => {
      const entries = lists.map((keywords, index) => entry(index + 1, ...keywords))
      const first = entries.find(({ keywords }) => keywords.some((one) => text.includes(one)))
      expect(matchFaq(text, entries)).toBe(first ?? null)
    }),
    { numRuns: 500 },
  )
})
