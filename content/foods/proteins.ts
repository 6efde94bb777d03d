import { dry, each, food, loose, onShelf } from "./food.ts"

const tin = each("tin", 240)

export const proteins = onShelf("proteins", {
  chickenBreast: food("TACO", [119, 21.5, 0, 3, 0], "meat", [], loose(), 2, 1),
  groundBeef: food("TACO", [137, 19.4, 0, 5.9, 0], "meat", [], loose(), 2, 1, {
    kin: ["beefSteak", "beefShin"],
    traits: ["redMeat"],
  }),
  beefSteak: food("TACO", [133, 21.7, 0, 4.5, 0], "meat", [], loose(), 3, 2, {
    kin: ["beefShin"],
    traits: ["redMeat"],
  }),
  tilapia: food("SR27", [96, 20.1, 0, 1.7, 0], "fish", ["fish"], loose(), 2, 1),
  sardines: food("TACO", [285, 15.9, 0, 24, 0], "fish", ["fish", "soy"], each("tin", 85), 1, 2, {
    kin: ["freshSardines"],
  }),
  egg: food("TACO", [143, 13, 1.6, 8.9, 0], "vegetarian", ["egg"], each("unit", 50), 1, 21, { kin: ["eggWhite"] }),
  milk: food("SR27", [61, 3.1, 4.8, 3.2, 0], "vegetarian", ["milk"], each("litre", 1000), 1, 3),
  yogurt: food("TACO", [51, 4.1, 1.9, 3, 0], "vegetarian", ["milk"], each("pot", 170), 1, 3),
  freshCheese: food("TACO", [264, 17.4, 3.2, 20.2, 0], "vegetarian", ["milk"], each("packet", 250), 2, 4),
  ricotta: food("TACO", [140, 12.6, 3.8, 8.1, 0], "vegetarian", ["milk"], each("packet", 250), 2, 3),
  cariocaBeans: food("TACO", [76, 4.8, 13.6, 0.5, 8.5], "vegan", [], dry(500, 1150), 1, 3, {
    weighed: "cooked",
    traits: ["pulse"],
    soldReady: tin,
  }),
  blackBeans: food("TACO", [77, 4.5, 14, 0.5, 8.4], "vegan", [], dry(500, 1150), 1, 3, {
    weighed: "cooked",
    traits: ["pulse"],
    soldReady: tin,
  }),
  lentils: food("TACO", [93, 6.3, 16.3, 0.5, 7.9], "vegan", [], dry(500, 1200), 2, 3, {
    weighed: "cooked",
    traits: ["pulse"],
    soldReady: tin,
  }),
  chickpeas: food("SR27", [164, 8.9, 27.4, 2.6, 7.6], "vegan", [], each("tin", 240), 2, 3, {
    weighed: "cooked",
    traits: ["pulse"],
  }),
  chickenThigh: food("TACO", [162, 17.6, 0, 9.6, 0], "meat", [], loose(0.75), 1, 1, { kin: ["chickenBreast"] }),
  groundTurkey: food("SR27", [150, 18.7, 0, 8.3, 0], "meat", [], loose(), 3, 1, { kin: ["turkeyBreast"] }),
  porkLoin: food("TACO", [176, 22.6, 0, 8.8, 0], "meat", [], loose(), 2, 2, { traits: ["pork", "redMeat"] }),
  salmon: food("TACO", [170, 19.3, 0, 9.7, 0], "fish", ["fish"], loose(), 3, 1),
  sardinesInTomato: food("SR27", [185, 20.9, 0.5, 10.5, 0.1], "fish", ["fish"], each("tin", 125), 1, 2, {
    weighed: "drained",
    kin: ["sardines", "tomato", "freshSardines"],
  }),
  tuna: food("SR27", [86, 19.4, 0, 1, 0], "fish", ["fish", "soy"], each("tin", 120), 2, 2, {
    weighed: "drained",
  }),
  hake: food("TACO", [89, 16.6, 0, 2, 0], "fish", ["fish"], loose(), 2, 1),
  shrimp: food("SR27", [85, 20.1, 0, 0.5, 0], "fish", ["crustacean", "sulphite"], each("packet", 300), 3, 1),
  firmTofu: food("SR28", [78, 9, 2.9, 4.2, 0.9], "vegan", ["soy"], each("packet", 250), 2, 3),
  texturedSoy: food("SR28", [327, 51.5, 33.9, 1.2, 17.5], "vegan", ["soy"], each("packet", 250), 1, 90),
  whiteBeans: food("SR27", [139, 9.7, 25.1, 0.4, 6.3], "vegan", [], each("tin", 240), 2, 3, {
    weighed: "cooked",
    traits: ["pulse"],
  }),
  kidneyBeans: food("SR27", [127, 8.7, 22.8, 0.5, 7.4], "vegan", [], each("tin", 240), 2, 3, {
    weighed: "cooked",
    traits: ["pulse"],
  }),
  blackEyedPeas: food("TACO", [78, 5.1, 13.5, 0.6, 7.5], "vegan", [], each("tin", 240), 1, 3, {
    weighed: "cooked",
    traits: ["pulse"],
  }),
  redLentils: food("SR27", [358, 23.9, 63.1, 2.2, 10.8], "vegan", [], each("packet", 500), 3, 180, {
    traits: ["pulse"],
    kin: ["lentils"],
  }),
  chickpeaFlour: food("SR27", [387, 22.4, 57.8, 6.7, 10.8], "vegan", [], each("packet", 500), 3, 90, {
    traits: ["pulse"],
    kin: ["chickpeas"],
  }),
  lactoseFreeYogurt: food("SR27", [61, 3.5, 4.7, 3.3, 0], "vegetarian", ["milk"], each("pot", 170), 2, 3, {
    traits: ["lactoseFree"],
    standsInFor: "yogurt",
  }),
  greekYogurt: food("SR28", [97, 9, 4, 5, 0], "vegetarian", ["milk"], each("pot", 170), 3, 3),
  kefir: food("SR28", [41, 3.8, 4.5, 0.9, 0], "vegetarian", ["milk"], each("bottle", 500), 2, 3),
  cheddar: food("SR28", [404, 22.9, 3.1, 33.3, 0], "vegetarian", ["milk"], each("packet", 150), 3, 14),
  mozzarella: food("TACO", [330, 22.6, 3, 25.2, 0], "vegetarian", ["milk"], each("packet", 150), 2, 7),
  soyDrink: food("SR27", [33, 2.9, 1.7, 1.6, 0.5], "vegan", ["soy"], each("litre", 1030), 2, 4),
  soyYogurt: food("SR27", [66, 2.6, 9.7, 1.8, 0.4], "vegan", ["soy"], each("pot", 125), 3, 3),
})
