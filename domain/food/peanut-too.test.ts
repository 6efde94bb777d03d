import { expect, test } from "vitest"
import enWishes from "#content/locales/en/wishes.json" with { type: "json" }
import esWishes from "#content/locales/es/wishes.json" with { type: "json" }
import ptWishes from "#content/locales/pt/wishes.json" with { type: "json" }
import { wishTable } from "#content/wish-words/table.ts"
import { togglePhrase } from "../phrases.ts"
import { isPeanutOpen, understandWishes } from "./understand-wishes.ts"

test.each([
  ["sem castanhas", true],
  ["alergia a castanha", true],
  ["alérgica a las nueces", true],
  ["tree nuts", true],
  ["no nuts", false],
  ["frutos secos", false],
  ["sem castanhas, sem amendoim", false],
  ["alergia a castanha, mas amendoim posso", false],
  ["alérgica a las nueces, el maní no me hace nada", false],
  ["tree nuts, peanut butter is fine", false],
  ["leite", false],
  ["", false],
])("whether %j leaves open what is with peanuts: %s", (text, isOpen) => {
  expect(isPeanutOpen(text, wishTable)).toBe(isOpen)
})

test.each([
  ["sem castanhas", ptWishes],
  ["sin nueces", esWishes],
  ["tree nuts", enWishes],
])("the answer to it, written behind %j, leaves peanuts out", (text, wishes) => {
  const both = togglePhrase(text, wishes["wish-peanut"])
  expect(understandWishes(both, "restrictions", wishTable).wishes).toEqual(["treeNuts", "peanut"])
  expect(isPeanutOpen(both, wishTable)).toBe(false)
})
