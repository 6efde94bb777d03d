import { dry, each, food, loose, onShelf } from "./food.ts"

export const carbohydrates = onShelf("carbohydrates", {
  rice: food("TACO", [128, 2.5, 28.1, 0.2, 1.6], "vegan", [], dry(1000, 2500), 1, 1, {
    weighed: "cooked",
    kin: ["riceFlour"],
  }),
  oats: food("TACO", [394, 13.9, 66.6, 8.5, 9.1], "vegan", ["gluten"], each("packet", 500), 1, 90),
  cornCouscous: food("TACO", [363, 6.9, 80.4, 1.2, 1.8], "vegan", [], each("packet", 500), 1, 90, {
    kin: ["tinnedCorn", "freshCorn"],
  }),
  pasta: food("TACO", [371, 10, 77.9, 1.3, 2.9], "vegan", ["gluten"], each("packet", 500), 1, 180, {
    kin: ["wheatFlour"],
  }),
  wholemealBread: food(
    "TACO",
    [253, 9.4, 49.9, 3.7, 6.9],
    "vegan",
    ["milk", "gluten", "soy"],
    each("loaf", 500),
    2,
    5,
    { kin: ["wheatFlour", "wholemealFlour"] },
  ),
  breadRoll: food("TACO", [300, 8, 58.6, 3.1, 2.3], "vegan", ["gluten"], each("unit", 50), 1, 1, {
    kin: ["wheatFlour"],
  }),
  sweetPotato: food("TACO", [77, 0.6, 18.4, 0.1, 2.2], "vegan", [], loose(0.85), 1, 3, { weighed: "cooked" }),
  potato: food("TACO", [52, 1.2, 11.9, 0, 1.3], "vegan", [], loose(0.85), 1, 3, { weighed: "cooked" }),
  cassavaFlour: food("TACO", [365, 1.2, 89.2, 0.3, 6.5], "vegan", [], each("packet", 500), 1, 90, {
    kin: ["cassava"],
  }),
  brownRice: food("TACO", [124, 2.6, 25.8, 1, 2.7], "vegan", [], dry(1000, 2500), 1, 1, {
    weighed: "cooked",
    kin: ["rice", "riceFlour"],
  }),
  glutenFreePasta: food("SR27", [357, 7.5, 79.3, 2.1, 11], "vegan", [], each("packet", 500), 3, 180, {
    kin: ["tinnedCorn", "freshCorn"],
    standsInFor: "pasta",
  }),
  wholewheatPasta: food("SR28", [352, 13.9, 73.4, 2.9, 9.2], "vegan", ["gluten"], each("packet", 500), 2, 180, {
    kin: ["wholemealFlour", "wheatFlour"],
  }),
  riceNoodles: food("SR27", [364, 6, 80.2, 0.6, 1.6], "vegan", [], each("packet", 200), 2, 180, {
    kin: ["rice", "riceFlour"],
  }),
  riceCakes: food("SR27", [387, 8.2, 81.5, 2.8, 4.2], "vegan", [], each("packet", 100), 2, 14, {
    kin: ["rice", "riceFlour"],
  }),
  cornmeal: food("TACO", [353, 7.2, 78.9, 1.9, 4.7], "vegan", [], each("packet", 500), 1, 90, {
    kin: ["tinnedCorn", "freshCorn"],
  }),
  polenta: food("TACO", [103, 2.3, 23.3, 0.3, 2.4], "vegan", [], each("packet", 500), 2, 3, {
    kin: ["tinnedCorn", "freshCorn"],
  }),
  masaFlour: food("SR27", [363, 8.5, 76.6, 3.7, 6.4], "vegan", [], each("packet", 1000), 2, 90, {
    kin: ["tinnedCorn", "freshCorn"],
  }),
  cornTortilla: food("SR27", [218, 5.7, 44.6, 2.9, 6.3], "vegan", [], each("packet", 250), 2, 5, {
    kin: ["tinnedCorn", "freshCorn"],
  }),
  ryeBread: food("SR27", [259, 8.5, 48.3, 3.3, 5.8], "vegan", ["gluten"], each("loaf", 500), 2, 5),
  tapioca: food("TACO", [241, 0.3, 59.6, 0, 0.2], "vegan", [], each("packet", 500), 1, 7, { kin: ["cassava"] }),
  quinoa: food("SR27", [120, 4.4, 21.3, 1.9, 2.8], "vegan", [], dry(250, 700), 3, 3, { weighed: "cooked" }),
  wheatCouscous: food("SR27", [376, 12.8, 77.4, 0.6, 5], "vegan", ["gluten"], each("packet", 500), 2, 180, {
    kin: ["wheatFlour"],
  }),
  buckwheat: food("SR27", [343, 13.3, 71.5, 3.4, 10], "vegan", [], each("packet", 500), 3, 120),
  cassava: food("TACO", [125, 0.6, 30.1, 0.3, 1.6], "vegan", [], loose(0.85), 1, 3, { weighed: "cooked" }),
  plantain: food("TACO", [128, 1.4, 33.7, 0.2, 1.5], "vegan", [], loose(0.65), 1, 5, { kin: ["banana"] }),
})
