import fc from "fast-check"
import { expect, test } from "vitest"
import { groupByLikeness } from "./likeness-groups.ts"

const itself = (text: string) => text

test("questions about the same are one group, the largest first, and others stay apart", () => {
  const asked = [
    "Posso comer jaca à noite?",
    "Quando posso voltar a correr?",
    "posso COMER jaca de noite",
    "É bom comer jaca à noite?",
  ]
  expect(groupByLikeness(asked, itself)).toEqual([[asked[0], asked[2], asked[3]], [asked[1]]])
})

test("each item is in exactly one group, whatever is asked", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" })), (texts) => {
      const items = texts.map((text, index) => ({ text, index }))
      const grouped = groupByLikeness(items, ({ text }) => text).flat()
      expect(grouped.map(({ index }) => index).toSorted((one, other) => one - other)).toEqual(
        items.map(({ index }) => index),
      )
    }),
  )
})

test("the same question, twice, is one group, also without a word", () => {
  for (const text of ["Posso?", "???", ""]) expect(groupByLikeness([text, text], itself)).toEqual([[text, text]])
})
