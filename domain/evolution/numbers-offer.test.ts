import { expect, test } from "vitest"
import { wishTable } from "#content/wish-words/table.ts"
import { understandWords } from "../plan/understand-words.ts"
import { isNumbersOfferOpen } from "./numbers-offer.ts"

test.each([
  [{ restrictions: "tive anorexia, e sem leite" }],
  [{ restrictions: "history of an eating disorder" }],
  [{ preferredFoods: "pollo, arroz. Tuve bulimia" }],
])("after %s numbers are not shown until she has taken the offer or said no", (words) => {
  const { referrals } = understandWords(words, wishTable)
  expect(isNumbersOfferOpen(referrals, undefined)).toBe(true)
  expect(isNumbersOfferOpen(referrals, true)).toBe(false)
  expect(isNumbersOfferOpen(referrals, false)).toBe(false)
})

test("other words about food hold no number back", () => {
  const { referrals } = understandWords({ restrictions: "diabetes, sem leite", preferredFoods: "frango" }, wishTable)
  expect(isNumbersOfferOpen(referrals, undefined)).toBe(false)
  expect(isNumbersOfferOpen([], undefined)).toBe(false)
})
