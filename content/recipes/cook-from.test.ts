import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { mentionWords } from "#content/plan-words/mentions.ts"
import { toCookWords } from "#content/plan-words/to-cook.ts"
import { wishTable } from "#content/wish-words/table.ts"
import type { Wish } from "#domain/food/wish.ts"
import { emptyKitchen } from "#domain/plan/at-home/kitchen.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { dishFrom, readerOfFoodsToCook } from "#domain/plan/questions/cook-from.ts"
import { readerOfMentions } from "#domain/plan/questions/mentions.ts"

const foodsToCookIn = readerOfFoodsToCook(toCookWords, readerOfMentions(mentionWords))

test.each([
  ["o que posso cozinhar com grão-de-bico e arroz?", ["chickpeas", "rice"]],
  ["o que dá pra fazer com ovo e batata", ["egg", "potato"]],
  ["receita com lentilha", ["lentils"]],
  ["tem alguma receita com abóbora?", ["pumpkin"]],
  ["what could I cook from chickpeas and rice?", ["chickpeas", "rice"]],
  ["what can I make with eggs and spinach", ["egg", "spinach"]],
  ["any recipe with lentils?", ["lentils"]],
  ["¿qué puedo cocinar con garbanzos y arroz?", ["chickpeas", "rice"]],
  ["qué hago con huevos y papas", ["egg", "potato"]],
])("“%s” names the foods of a dish", (text, foods) => {
  expect(foodsToCookIn(text, wishTable)).toEqual(expect.arrayContaining(foods))
})

test.each([
  "o que faço com o leite que sobra no peito?",
  "o que fazer com a dor nos seios",
  "o que eu faço com meu marido?",
  "o que fazer com o leite?",
  "receita de chá para ter mais leite no peito",
  "what can I do with my baby?",
  "what do I do with milk?",
  "how do I make formula with water",
  "qué hago con el bebé que no come",
  "posso comer ovo e peixe?",
  "tenho alergia a ovo e leite, o que faço de comida?",
  "receita sem leite e sem ovo",
])("“%s” asks for none", (text) => {
  expect(foodsToCookIn(text, wishTable)).toBeUndefined()
})

const titleless = (wishes: readonly Wish[], ...foods: string[]) =>
  dishFrom(library, { ...noHousehold, wishes }, emptyKitchen, foods)

test("the dish has all the foods where one has, else as many as any, and nothing that she leaves out", () => {
  const both = titleless([], "chickpeas", "rice")
  expect(both?.from.toSorted()).toEqual(["chickpeas", "rice"])
  expect(both?.recipe.ingredients.map(({ food }) => food)).toEqual(expect.arrayContaining(["chickpeas", "rice"]))
  const vegan = titleless(["vegan"], "egg", "rice")
  expect(vegan?.from).toEqual(["rice"])
  expect(titleless(["egg"], "egg")).toBeUndefined()
})

test("of dishes with the same foods comes the one for which more is at home", () => {
  const first = titleless([], "lentils")
  const others = library.recipes.filter(
    ({ id, ingredients }) => id !== first?.recipe.id && ingredients.some(({ food }) => food === "lentils"),
  )
  for (const other of others.slice(0, 4)) {
    const foods = new Map(
      other.ingredients.map(({ food }) => [food, { standing: "atHome", because: "bought" } as const]),
    )
    const found = dishFrom(library, noHousehold, { ...emptyKitchen, foods }, ["lentils"])
    const share = found?.recipe.ingredients.filter(({ food, grams }) => grams > 10 && !foods.has(food)).length
    expect(share).toBe(0)
  }
})
