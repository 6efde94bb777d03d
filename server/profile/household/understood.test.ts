import { expect, test } from "vitest"
import { understoodWords } from "./understood.ts"

test("the same words are understood once, as long as they are in use, and others by themselves", () => {
  const words = (restrictions: string) => ({ restrictions, preferredFoods: "banana" })
  const first = understoodWords(words("sem leite"))
  expect(understoodWords(words("sem leite"))).toBe(first)
  expect(understoodWords(words("sem ovo"))).not.toEqual(first)
  for (let other = 0; other < 1000; other++) {
    understoodWords(words(`sem ${other}`))
    if (other % 100 === 0) expect(understoodWords(words("sem leite"))).toBe(first)
  }
  for (let other = 0; other < 500; other++) understoodWords(words(`sem ${other}`))
  expect(understoodWords(words("sem leite"))).not.toBe(first)
  expect(understoodWords(words("sem leite"))).toEqual(first)
})
