import { each, food, loose, onShelf, pieces } from "./food.ts"

export const vegetables = onShelf("vegetables", {
  broccoli: food("TACO", [25, 3.6, 4, 0.3, 2.9], "vegan", [], each("head", 300), 2, 4),
  carrot: food("TACO", [34, 1.3, 7.7, 0.2, 3.2], "vegan", [], pieces(80, 0.89), 1, 14),
  courgette: food("TACO", [19, 1.1, 4.3, 0.1, 1.4], "vegan", [], pieces(200, 0.95), 1, 5),
  garlic: food("TACO", [113, 7, 23.9, 0.2, 4.3], "vegan", [], each("head", 40), 2, 30),
  greenBeans: food("TACO", [25, 1.8, 5.3, 0.2, 2.4], "vegan", [], loose(0.9), 1, 4),
  greens: food("TACO", [27, 2.9, 4.3, 0.5, 3.1], "vegan", [], each("bunch", 180), 1, 3),
  lettuce: food("TACO", [11, 1.3, 1.7, 0.2, 1.8], "vegan", [], each("head", 200), 1, 4),
  onion: food("TACO", [39, 1.7, 8.9, 0.1, 2.2], "vegan", [], pieces(90, 0.9), 1, 30),
  parsley: food("TACO", [33, 3.3, 5.7, 0.6, 1.9], "vegan", [], each("bunch", 40), 1, 4),
  peas: food("TACO", [74, 4.6, 13.4, 0.4, 5.1], "vegan", [], each("tin", 170), 1, 3, { weighed: "drained" }),
  pumpkin: food("TACO", [48, 1.4, 10.8, 0.7, 2.5], "vegan", [], loose(0.75), 1, 3, {
    weighed: "cooked",
    kin: ["butternutSquash"],
  }),
  redPepper: food("TACO", [23, 1, 5.5, 0.1, 1.6], "vegan", [], pieces(130, 0.82), 2, 7),
  spinach: food("TACO", [16, 2, 2.6, 0.2, 2.1], "vegan", [], each("bunch", 150), 1, 3),
  tomato: food("TACO", [15, 1.1, 3.1, 0.2, 1.2], "vegan", [], pieces(100, 0.91), 1, 5),
  frozenPeas: food("SR27", [77, 5.2, 13.6, 0.4, 4.5], "vegan", [], each("packet", 300), 2, 3, { kin: ["peas"] }),
  tinnedCorn: food("TACO", [98, 3.2, 17.1, 2.4, 4.6], "vegan", [], each("tin", 170), 1, 3, {
    weighed: "drained",
    kin: ["freshCorn"],
  }),
  beetroot: food("TACO", [32, 1.3, 7.2, 0.1, 1.9], "vegan", [], loose(0.75), 1, 3, {
    weighed: "cooked",
    kin: ["rawBeetroot"],
  }),
  rocket: food("TACO", [13, 1.8, 2.2, 0.1, 1.7], "vegan", [], each("bunch", 80), 1, 3),
  cabbage: food("TACO", [17, 0.9, 3.9, 0.1, 1.9], "vegan", [], loose(0.85), 1, 10),
  cucumber: food("TACO", [10, 0.9, 2, 0, 1.1], "vegan", [], pieces(250, 0.73), 1, 5),
  cauliflower: food("TACO", [23, 1.9, 4.5, 0.2, 2.4], "vegan", [], each("head", 500), 2, 5),
  leek: food("TACO", [32, 1.4, 6.9, 0.1, 2.5], "vegan", [], pieces(120, 0.44), 2, 7, { kin: ["onion"] }),
  babySpinach: food("SR27", [23, 2.9, 3.6, 0.4, 2.2], "vegan", [], each("bunch", 200), 2, 3, {
    kin: ["spinach"],
  }),
  mushrooms: food("SR27", [22, 3.1, 3.3, 0.3, 1], "vegan", [], each("packet", 200), 3, 4),
  greenPepper: food("TACO", [21, 1.1, 4.9, 0.2, 2.6], "vegan", [], pieces(130, 0.82), 1, 7, { kin: ["redPepper"] }),
  okra: food("TACO", [30, 1.9, 6.4, 0.3, 4.6], "vegan", [], loose(0.9), 1, 3),
  passata: food("TACO", [28, 1.4, 6.9, 0, 1], "vegan", [], each("bottle", 500), 1, 4, { kin: ["tomato"] }),
  tinnedTomatoes: food("SR27", [16, 0.8, 3.5, 0.3, 1.9], "vegan", [], each("tin", 400), 2, 4, {
    kin: ["tomato"],
  }),
  springOnion: food("TACO", [20, 1.9, 3.4, 0.4, 3.6], "vegan", [], each("bunch", 60), 1, 5, { kin: ["onion"] }),
  coriander: food("SR27", [23, 2.1, 3.7, 0.5, 2.8], "vegan", [], each("bunch", 40), 1, 4),
  mint: food("SR27", [44, 3.3, 8.4, 0.7, 6.8], "vegan", [], each("bunch", 30), 1, 4),
})
