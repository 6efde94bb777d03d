import { library } from "#content/library.ts"
import { writtenRecipes } from "#content/recipes/recipes.ts"
import type { Nameable } from "#domain/left-out.ts"
import { otherFoods } from "./other-foods.ts"

/** The words of the texts for several foods at once. Each counts as left out when all of its foods are. */
const groups = {
  animalMilk: "milk",
  dairy: "milk yogurt freshCheese",
  cheese: "freshCheese ricotta pratoCheese parmesan cheddar feta cottageCheese mozzarella",
  plainYogurt: "yogurt greekYogurt",
  eggs: "egg",
  fish: "tilapia salmon tuna hake cod mackerel freshSardines sardines sardinesInTomato",
  sardine: "sardines freshSardines sardinesInTomato",
  chicken: "chickenBreast chickenThigh",
  turkey: "turkeyBreast groundTurkey",
  meat: "groundBeef beefSteak beefShin",
  pork: "porkLoin",
  soya: "firmTofu texturedSoy",
  nuts: "almonds walnuts cashews brazilNut hazelnuts",
  otherNuts: "brazilNut cashews",
  beans: "cariocaBeans blackBeans whiteBeans kidneyBeans blackEyedPeas",
  pulses: "cariocaBeans blackBeans whiteBeans kidneyBeans blackEyedPeas lentils redLentils chickpeas",
  lentil: "lentils redLentils",
  pea: "peas frozenPeas",
  anyRice: "rice brownRice",
  bread: "wholemealBread breadRoll",
  noodles: "pasta wholewheatPasta",
  wheat: "wheatFlour",
  flour: "wheatFlour wholemealFlour",
  couscous: "cornCouscous wheatCouscous",
  corn: "freshCorn tinnedCorn",
  potatoes: "potato sweetPotato",
  beet: "beetroot rawBeetroot",
  squash: "pumpkin butternutSquash",
  peppers: "redPepper greenPepper",
  vegetables:
    "broccoli carrot courgette greenBeans greens lettuce spinach tomato cabbage cucumber chayote aubergine cauliflower pumpkin beetroot okra redPepper greenPepper",
  vegetablesOrRoots: "carrot broccoli courgette pumpkin",
  leaves: "lettuce rocket watercress spinach greens babySpinach",
  chard: "spinach greens",
  anyAvocado: "avocado hassAvocado",
  coconut: "freshCoconut desiccatedCoconut coconutMilk",
  berries: "strawberry blueberries",
  seeds: "chia flaxseed sunflowerSeeds pumpkinSeeds",
  sweets: "darkChocolate honey",
  fruit:
    "apple banana mango orange papaya strawberry pineapple pear watermelon guava tangerine grapes melon plum peach kiwi blueberries",
} satisfies Readonly<Record<string, string>>

/** What the marks of the texts may name. */
export const nameable: Nameable = {
  natures: { ...otherFoods, ...library.foods },
  groups: Object.fromEntries(Object.entries(groups).map(([name, keys]) => [name, keys.split(" ")])),
  recipes: writtenRecipes,
}
