import type { foodDrawings } from "./picture.ts"

type Drawn = keyof typeof foodDrawings

/** The foods that each drawing may stand for. The first of a food's drawings is the one that pictures from parts use. */
export const drawnFoods: Record<Drawn, readonly string[]> = {
  apple: ["apple", "pear"],
  avocado: ["avocado", "hassAvocado"],
  banana: ["banana", "plantain"],
  beans: ["cariocaBeans", "kidneyBeans", "blackEyedPeas"],
  beetroot: ["beetroot"],
  blackBeans: ["blackBeans"],
  blueberries: ["blueberries"],
  brazilNut: ["brazilNut"],
  broccoli: ["broccoli"],
  brownBroth: ["lentils"],
  carrot: ["carrot"],
  cauliflower: ["cauliflower"],
  chicken: ["chickenBreast", "chickenThigh", "turkeyBreast"],
  chickpeas: ["chickpeas", "whiteBeans"],
  corn: ["tinnedCorn"],
  courgette: ["courgette", "cucumber"],
  couscous: ["cornCouscous", "wheatCouscous", "polenta"],
  darkBroth: ["blackBeans"],
  dollop: ["ricotta"],
  farofa: ["cassavaFlour"],
  fishFillet: ["tilapia", "hake"],
  friedEgg: ["egg"],
  greenBeans: ["greenBeans", "okra"],
  greens: ["greens"],
  herbs: ["parsley", "coriander", "mint"],
  lemon: ["lemon"],
  lemonWedge: ["lemon"],
  lentils: ["lentils"],
  lettuce: ["lettuce", "rocket", "cabbage"],
  mango: ["mango"],
  mash: ["potato"],
  milk: ["milk"],
  mince: ["groundBeef", "groundTurkey", "texturedSoy"],
  mushroom: ["mushrooms"],
  oats: ["oats"],
  omelette: ["egg"],
  onion: ["onion"],
  orange: ["orange"],
  orangeSoup: ["pumpkin", "redLentils"],
  paleBroth: ["rice"],
  pancake: ["oats", "tapioca", "cornTortilla", "masaFlour", "chickpeaFlour", "riceCakes"],
  papayaCubes: ["papaya"],
  parsley: ["parsley"],
  pasta: ["pasta", "wholewheatPasta", "glutenFreePasta", "riceNoodles"],
  peanutButter: ["peanutButter", "sunflowerSeedButter"],
  peas: ["peas", "frozenPeas"],
  pepper: ["redPepper"],
  porridge: ["oats", "cornmeal"],
  potato: ["potato", "cassava"],
  redSauce: ["tomato", "passata", "tinnedTomatoes"],
  rice: ["rice", "brownRice", "quinoa"],
  roll: ["breadRoll"],
  salmon: ["salmon"],
  sardine: ["sardines", "sardinesInTomato", "tuna"],
  scrambledEgg: ["egg"],
  shreddedChicken: ["chickenBreast", "chickenThigh"],
  shrimp: ["shrimp"],
  smoothie: ["mango", "milk", "kefir"],
  spinach: ["spinach", "babySpinach"],
  steak: ["beefSteak", "porkLoin"],
  strawberry: ["strawberry"],
  sweetPotato: ["sweetPotato"],
  toast: ["wholemealBread", "ryeBread"],
  tomato: ["tomato"],
  whiteCheese: ["freshCheese", "mozzarella", "cheddar", "firmTofu"],
  yogurt: ["yogurt", "greekYogurt", "lactoseFreeYogurt", "soyYogurt", "coconutMilk"],
}

/** Drawings that fill a whole dish, or that only the hand-made pictures place. */
const placedByHand: readonly Drawn[] = [
  "brownBroth",
  "darkBroth",
  "paleBroth",
  "friedEgg",
  "herbs",
  "lemonWedge",
  "omelette",
  "redSauce",
  "smoothie",
  "milk",
]
const byFood = new Map<string, Drawn>()
for (const [drawing, eaten] of Object.entries(drawnFoods) as [Drawn, readonly string[]][])
  for (const food of eaten) if (!placedByHand.includes(drawing) && !byFood.has(food)) byFood.set(food, drawing)

/** How a food is drawn in a picture from parts; undefined for what is not seen. */
export function drawingOf(food: string): Drawn | undefined {
  return byFood.get(food)
}
