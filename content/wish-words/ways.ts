import { groupFoods } from "#content/group-foods.ts"
import type { WishWord } from "#domain/food/wish.ts"

/** Ways of eating. If she names meat, only meat is left out, because fish does not count as meat. */
export const wayWords: readonly WishWord[] = [
  {
    words:
      "vegana, vegano, vegan, veganismo, veganism, vegetariana estrita, vegetariano estrito, estritamente vegetariana, strict vegetarian, vegetariana estricta, plant-based, plant based diet, à base de plantas, a base de plantas, produto animal, produtos animais, produtos de origem animal, produto de origem animal, origem animal, animal products, animal product, productos animales, productos de origen animal, origen animal, nada de origem animal, anything from animals",
    wishes: ["vegan"],
    always: true,
  },
  {
    words:
      "vegetariana, vegetariano, vegetarian, veggie, vegetarianismo, ovolactovegetariana, ovo-lacto-vegetariana, lactovegetariana, ovolactovegetariano, ovovegetariana, lacto-ovo vegetarian, ovo-lacto vegetarian, vegetariana que come ovo, que tenha mãe, que tem mãe, com mãe, tenha mãe, tem mãe, tenha tido mãe, teve mãe, que tenga madre, tenga madre, tenga mamá, tiene madre, con madre, tuvo madre, tuviera madre, with a mother, has a mother, had a mother, tenha olhos, tenha cara, tenha rosto, tem cara, com cara, tem olhos, with a face, has a face, had a face, with eyes, tenga cara, tenga ojos, con cara, con ojos, bicho, bichos, animais, animales, animals, animal",
    wishes: ["vegetarian"],
    always: true,
  },
  {
    words:
      "pescetariana, pescetariano, pescatarian, pescetarian, pesco-vegetariana, piscitariana, pescatariana, pescovegetariana",
    wishes: ["noMeat"],
    foods: "",
    always: true,
  },
  {
    words: "carne, carnes, carne animal, meat, meats, proteína animal, 🍖",
    wishes: ["noMeat"],
    foods: groupFoods.meat,
  },
  {
    words: "carne vermelha, carnes vermelhas, red meat, carne roja, carnes rojas, churrascos",
    wishes: ["noRedMeat"],
    foods: groupFoods.meat,
  },
  {
    words:
      "porco, suíno, suína, leitão, leitoa, carne de porco, carne suína, lombo, lombo de porco, costelinha, bacon, presunto, fiambre, mortadela, salame, salaminho, linguiça, chouriço, salsicha, embutido, embutidos, torresmo, toucinho, banha, banha de porco, pernil, bisteca, cerdo, chancho, cochino, puerco, marrano, lechón, carne de cerdo, carne de chancho, carne de puerco, lomo de cerdo, lomo, jamón, tocino, tocineta, panceta, chorizo, salchicha, longaniza, morcilla, salami, salchichón, chuleta, manteca de cerdo, pork, pork loin, ham, gammon, lard, sausage, hot dog, pepperoni, prosciutto, frios, charcutería, gelatina, gelatine, gelatin, 🐷, 🐖, 🥓",
    wishes: ["noPork"],
    foods: "porkLoin",
  },
  { words: "halal, ramadã, ramadan, muçulmana, muslim, musulmana", wishes: ["noPork"], always: true, foods: "" },
  {
    words: "kosher, kasher, casher, sou judia, soy judía, jewish, judaica, judía practicante, kashrut",
    wishes: ["noPork", "crustacean", "mollusc"],
    always: true,
    unknown: true,
  },
]
