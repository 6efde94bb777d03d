import { each, food, loose, onShelf } from "./food.ts"

export const others = onShelf("others", {
  oliveOil: food("TACO", [884, 0, 0, 100, 0], "vegan", [], each("bottle", 460), 3, 90),
  butter: food("TACO", [758, 0.4, 0, 86, 0], "vegetarian", ["milk"], each("packet", 200), 2, 30),
  peanutButter: food("SR27", [598, 22.2, 22.3, 51.4, 5], "vegan", ["peanut"], each("jar", 350), 2, 60, {
    kin: ["peanuts"],
  }),
  brazilNut: food("TACO", [643, 14.5, 15.1, 63.5, 7.9], "vegan", ["treeNuts"], each("packet", 100), 3, 60),
  cornStarch: food("TACO", [361, 0.6, 87.1, 0, 0.7], "vegan", [], each("packet", 200), 1, 180, {
    kin: ["tinnedCorn", "freshCorn"],
  }),
  olives: food("TACO", [137, 0.9, 4.1, 14.2, 3.8], "vegan", [], each("jar", 120), 2, 14, { weighed: "drained" }),
  ginger: food("SR27", [80, 1.8, 17.8, 0.8, 2], "vegan", [], loose(0.8), 2, 14),
  riceDrink: food("SR27", [47, 0.3, 9.2, 1, 0.3], "vegan", [], each("litre", 1010), 3, 4, {
    kin: ["rice", "riceFlour"],
  }),
  coconutMilk: food("TACO", [166, 1, 2.2, 18.4, 0.7], "vegan", ["sulphite"], each("bottle", 200), 2, 3, {
    kin: ["desiccatedCoconut"],
  }),
  chia: food("SR27", [486, 16.5, 42.1, 30.7, 34.4], "vegan", [], each("packet", 200), 2, 120),
  sesame: food("TACO", [584, 21.2, 21.6, 50.4, 11.9], "vegan", ["sesame"], each("packet", 100), 2, 90),
  sunflowerSeeds: food("SR27", [584, 20.8, 20, 51.5, 8.6], "vegan", [], each("packet", 200), 2, 60),
  sunflowerSeedButter: food("SR27", [617, 17.3, 23.3, 55.2, 5.7], "vegan", [], each("jar", 250), 3, 60, {
    kin: ["sunflowerSeeds"],
  }),
  pumpkinSeeds: food("SR27", [559, 30.2, 10.7, 49.1, 6], "vegan", [], each("packet", 100), 3, 60),
  cashews: food("SR27", [553, 18.2, 30.2, 43.9, 3.3], "vegan", ["treeNuts"], each("packet", 100), 3, 60),
  almonds: food("SR27", [579, 21.1, 21.6, 49.9, 12.5], "vegan", ["treeNuts"], each("packet", 100), 3, 60),
  walnuts: food("TACO", [620, 14, 18.4, 59.4, 7.2], "vegan", ["treeNuts"], each("packet", 100), 3, 60),
  hazelnuts: food("SR27", [628, 15, 16.7, 60.8, 9.7], "vegan", ["treeNuts"], each("packet", 100), 3, 60),
  // The label of a bag of nuts often names peanuts or traces of them, so mixed nuts count as containing peanut.
  mixedNuts: food("SR27", [582, 17.4, 24.2, 50.6, 6.7], "vegan", ["treeNuts", "peanut"], each("packet", 100), 3, 60, {
    kin: ["cashews", "almonds", "walnuts", "hazelnuts", "brazilNut", "peanuts"],
  }),
  honey: food("TACO", [309, 0, 84, 0, 0], "vegetarian", [], each("jar", 300), 2, 365),
  cocoa: food("SR27", [228, 19.6, 57.9, 13.7, 37], "vegan", [], each("packet", 200), 2, 180, {
    kin: ["darkChocolate"],
  }),
  sunflowerOil: food("TACO", [884, 0, 0, 100, 0], "vegan", [], each("bottle", 830), 2, 90, {
    kin: ["sunflowerSeeds"],
  }),
  tamari: food("SR27", [60, 10.5, 5.6, 0.1, 0.8], "vegan", ["soy"], each("bottle", 170), 3, 60),
})
