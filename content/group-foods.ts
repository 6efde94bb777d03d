/** Words that stand for several foods at once, in the texts and in what users write. */
export const groupFoods = {
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
  nuts: "mixedNuts almonds walnuts cashews brazilNut hazelnuts",
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

/**
 * Foods that are made from those of a group or similar to them. They are left out with the group, but liking the group
 * does not include them.
 */
export const madeFrom = {
  cheese: "creamCheeseSpread",
  plainYogurt: "lactoseFreeYogurt",
  rice: "riceNoodles riceCakes riceFlour riceDrink",
  corn: "cornCouscous cornmeal polenta cornStarch masaFlour cornTortilla glutenFreePasta",
  bread: "ryeBread",
  noodles: "riceNoodles glutenFreePasta",
  pulses: `${groupFoods.pulses} chickpeaFlour peas frozenPeas greenBeans`,
  tomato: "passata tinnedTomatoes sardinesInTomato",
  onion: "springOnion leek",
  fruit:
    "lemon passionFruit acai avocado hassAvocado prunes dates raisins driedApricots freshCoconut desiccatedCoconut",
  vegetables: "babySpinach rocket watercress butternutSquash rawBeetroot leek celery mushrooms onion springOnion",
}
