import type { FoodKey } from "#domain/food/food.ts"

/** Groups of foods that can replace each other in a dish; keys are separated by spaces. */
const groups: readonly string[] = [
  "rice brownRice quinoa wheatCouscous cornCouscous buckwheat",
  "pasta wholewheatPasta riceNoodles",
  "potato sweetPotato cassava pumpkin arracacha yam",
  "pumpkin sweetPotato carrot",
  "spinach babySpinach greens cabbage",
  "lettuce rocket babySpinach cabbage",
  "broccoli cauliflower greenBeans",
  "courgette cucumber greenBeans",
  "carrot pumpkin beetroot",
  "tomato tinnedTomatoes passata redPepper",
  "redPepper greenPepper",
  "onion leek springOnion",
  "parsley coriander mint springOnion",
  "cariocaBeans blackBeans kidneyBeans whiteBeans blackEyedPeas chickpeas lentils",
  "lentils redLentils chickpeas blackBeans",
  "chickpeas whiteBeans lentils",
  "chickenBreast chickenThigh groundTurkey firmTofu chickpeas",
  "groundBeef groundTurkey texturedSoy lentils",
  "beefSteak groundBeef porkLoin chickenThigh",
  "porkLoin chickenThigh chickenBreast",
  "tilapia hake salmon",
  "salmon tilapia hake sardines",
  "sardines tuna sardinesInTomato",
  "shrimp hake chickenBreast",
  "milk soyDrink riceDrink",
  "yogurt greekYogurt lactoseFreeYogurt soyYogurt",
  "freshCheese ricotta mozzarella",
  "oliveOil sunflowerOil butter",
  "wholemealBread breadRoll ryeBread cornTortilla",
  "oats cornmeal buckwheat",
  "tapioca cornTortilla wholemealBread breadRoll",
  "riceCakes cornTortilla wholemealBread breadRoll",
  "masaFlour cornTortilla",
  "glutenFreePasta riceNoodles pasta",
  "frozenPeas peas tinnedCorn",
  "okra greenBeans courgette",
  "mushrooms courgette redPepper",
  "plantain sweetPotato",
  "cheddar mozzarella",
  "kefir yogurt lactoseFreeYogurt soyYogurt",
  "coconutMilk milk soyDrink",
  "peanutButter sunflowerSeedButter",
  "egg firmTofu",
  "almonds walnuts cashews hazelnuts sunflowerSeeds pumpkinSeeds",
  "chia sesame sunflowerSeeds pumpkinSeeds",
  "banana mango papaya pear",
  "apple pear banana",
  "mango papaya banana",
  "orange mango papaya",
  "strawberry blueberries mango",
]

/** Returns the foods that can replace a food, starting with those of its first group. */
export function likeForLike(food: FoodKey): FoodKey[] {
  return [...new Set(listsOf(food).flat())].filter((other) => other !== food)
}

/**
 * Returns only the foods of the group in which the food stands first; unlike those of its other groups, they can
 * replace the food in every use.
 */
export function likestFor(food: FoodKey): FoodKey[] {
  return (listsOf(food)[0] ?? []).filter((other) => other !== food)
}

function listsOf(food: FoodKey): FoodKey[][] {
  const lists = groups.map((group) => group.split(" ")).filter((group) => group.includes(food))
  return lists.toSorted((a, b) => a.indexOf(food) - b.indexOf(food))
}
