import { expect, test } from "vitest"
import { dishWords } from "#content/plan-words/dish.ts"
import { isNamedBy, readerOfDishes } from "./dish-question.ts"

const dishQuestionIn = readerOfDishes(dishWords)

test.each([
  ["o macarrão do almoço tem glúten?", { about: "contains", allergens: ["gluten"], meal: "lunch" }],
  ["o almoço tem amendoim ou castanha?", { about: "contains", allergens: ["peanut", "treeNuts"], meal: "lunch" }],
  ["Does today's pasta have gluten?", { about: "contains", allergens: ["gluten"] }],
  ["What is in today's dinner?", { about: "ingredients", meal: "dinner" }],
  ["¿Puedo congelar la cena de hoy?", { about: "freezes", meal: "dinner" }],
  ["Quanto tempo dura o jantar de hoje?", { about: "keeps", meal: "dinner" }],
])("%s is about a dish of hers", (text, expected) => {
  expect(dishQuestionIn(text)).toMatchObject(expected)
})

test.each([
  "O leite materno tem glúten?",
  "Can I freeze breast milk today?",
  "Meu bebê tem alergia a ovo, o que almoço hoje?",
  "aveia tem glúten?",
  "Quanto tempo dura o puerpério?",
  "o que almoço hoje?",
])("%s is about none", (text) => {
  expect(dishQuestionIn(text)).toBeUndefined()
})

test("a dish is named by a word of its title", () => {
  const question = dishQuestionIn("Does today's pasta have gluten?")
  if (!question) throw new Error("it asks about a dish")
  expect(isNamedBy("Tuna pasta with tomato", question)).toBe(true)
  expect(isNamedBy("Grilled chicken", question)).toBe(false)
})
