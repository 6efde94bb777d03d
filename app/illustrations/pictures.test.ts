import { expect, it } from "vitest"
import { recipes } from "#content/recipes/recipes.ts"
import type { foodDrawings } from "./picture.ts"
import { pictures } from "./pictures.ts"

/** The foods that each drawing may stand for. */
const drawnFoods: Record<keyof typeof foodDrawings, string[]> = {
  apple: ["apple"],
  banana: ["banana"],
  beans: ["cariocaBeans"],
  blackBeans: ["blackBeans"],
  brazilNut: ["brazilNut"],
  broccoli: ["broccoli"],
  brownBroth: ["lentils"],
  carrot: ["carrot"],
  chicken: ["chickenBreast"],
  chickpeas: ["chickpeas"],
  courgette: ["courgette"],
  couscous: ["cornCouscous"],
  darkBroth: ["blackBeans"],
  dollop: ["ricotta"],
  farofa: ["cassavaFlour"],
  fishFillet: ["tilapia"],
  friedEgg: ["egg"],
  greenBeans: ["greenBeans"],
  greens: ["greens"],
  herbs: ["parsley"],
  lemon: ["lemon"],
  lemonWedge: ["lemon"],
  lentils: ["lentils"],
  lettuce: ["lettuce"],
  mango: ["mango"],
  mash: ["potato"],
  milk: ["milk"],
  mince: ["groundBeef"],
  oats: ["oats"],
  omelette: ["egg"],
  onion: ["onion"],
  orange: ["orange"],
  orangeSoup: ["pumpkin"],
  paleBroth: ["rice"],
  pancake: ["oats"],
  papayaCubes: ["papaya"],
  parsley: ["parsley"],
  pasta: ["pasta"],
  peanutButter: ["peanutButter"],
  peas: ["peas"],
  pepper: ["redPepper"],
  porridge: ["oats"],
  potato: ["potato"],
  redSauce: ["tomato"],
  rice: ["rice"],
  roll: ["breadRoll"],
  sardine: ["sardines"],
  scrambledEgg: ["egg"],
  shreddedChicken: ["chickenBreast"],
  smoothie: ["mango", "milk"],
  spinach: ["spinach"],
  steak: ["beefSteak"],
  strawberry: ["strawberry"],
  sweetPotato: ["sweetPotato"],
  toast: ["wholemealBread"],
  tomato: ["tomato"],
  whiteCheese: ["freshCheese"],
  yogurt: ["yogurt"],
}

it.each(recipes)("the picture of recipe $id shows its own food and nothing else", ({ id, ingredients }) => {
  const eaten = ingredients.map(({ food }) => food)
  const shown = (pictures[id]?.foods ?? []).map(([drawing]) => drawing)
  expect(shown.filter((drawing) => !drawnFoods[drawing].some((food) => eaten.includes(food)))).toEqual([])
  expect(shown.flatMap((drawing) => drawnFoods[drawing])).toContain(eaten[0])
})

it("no two recipes have the same picture", () => {
  const drawn = recipes.map(({ id }) => JSON.stringify(pictures[id]))
  expect(new Set(drawn).size).toBe(recipes.length)
})
