import { groupFoods, madeFrom } from "#content/group-foods.ts"
import type { WishTable, WishWord } from "#domain/food/wish.ts"
import { allergenWords } from "./allergens.ts"
import { carbohydrateWords } from "./carbohydrates.ts"
import { cueWords } from "./cues.ts"
import { fruitWords } from "./fruits.ts"
import { groupWords } from "./groups.ts"
import { lookalikes } from "./lookalikes.ts"
import { otherWords } from "./others.ts"
import { proteinWords } from "./proteins.ts"
import { referralWords } from "./referrals.ts"
import { vegetableWords } from "./vegetables.ts"
import { wayWords } from "./ways.ts"

const foodWords: readonly WishWord[] = [
  proteinWords,
  carbohydrateWords,
  vegetableWords,
  fruitWords,
  otherWords,
].flatMap((words) => Object.entries(words).map(([foods, each]) => ({ words: each, foods })))

const redMeat = `${groupFoods.meat} lambLeg porkLoin`
const meat = `${groupFoods.chicken} ${groupFoods.turkey} ${redMeat}`
const fish = "tilapia sardines freshSardines sardinesInTomato tuna salmon hake cod mackerel"

/** Foods with names of their own that occur in no dish, in any form. */
const inNoDish = new Set(
  (
    "lambLeg cod mackerel mussels pratoCheese parmesan feta cottageCheese watercress aubergine heartOfPalm basil celery " +
    "pineapple kiwi watermelon guava tangerine acai melon plum peach passionFruit prunes driedApricots flaxseed mustard"
  ).split(" "),
)

function marked(word: WishWord): WishWord {
  const keys = word.foods?.split(" ") ?? []
  return keys.length > 0 && keys.every((key) => inNoDish.has(key)) ? { ...word, inNoDish: true } : word
}

/**
 * Everything that a user may write about food, in Portuguese, English and Spanish, whichever language she uses the app
 * in.
 */
export const wishTable: WishTable = {
  words: [...foodWords, ...groupWords, ...allergenWords, ...wayWords, ...referralWords].map(marked),
  cues: cueWords,
  lookalikes,
  members: {
    milk: `${groupFoods.plainYogurt} kefir cream ${madeFrom.cheese} ${groupFoods.cheese} butter`,
    gluten: "oats pasta wholewheatPasta wholemealBread breadRoll ryeBread wheatFlour wholemealFlour wheatCouscous",
    sulphite: "driedApricots desiccatedCoconut ciderVinegar",
    fish,
    noRedMeat: redMeat,
    noMeat: meat,
    vegetarian: `${meat} ${fish} shrimp mussels`,
  },
}
