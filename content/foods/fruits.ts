import { each, food, loose, onShelf, pieces } from "./food.ts"

export const fruits = onShelf("fruits", {
  apple: food("TACO", [56, 0.3, 15.2, 0, 1.3], "vegan", [], pieces(150, 0.9), 1, 21),
  banana: food("TACO", [92, 1.4, 23.8, 0.1, 1.9], "vegan", [], pieces(90, 0.64), 1, 4),
  lemon: food("TACO", [22, 0.6, 7.3, 0.1, 0], "vegan", [], pieces(30, 0.44), 1, 2),
  mango: food("TACO", [51, 0.9, 12.8, 0.2, 2.1], "vegan", [], pieces(250, 0.71), 1, 4),
  orange: food("TACO", [37, 1, 8.9, 0.1, 0.8], "vegan", [], pieces(130, 0.73), 1, 14, { kin: ["orangeJuice"] }),
  papaya: food("TACO", [40, 0.5, 10.4, 0.1, 1], "vegan", [], pieces(300, 0.62), 1, 3),
  strawberry: food("TACO", [30, 0.9, 6.8, 0.3, 1.7], "vegan", [], loose(0.95), 2, 3),
  avocado: food("TACO", [96, 1.2, 6, 8.4, 6.3], "vegan", [], loose(0.7), 1, 2),
  pear: food("TACO", [53, 0.6, 14, 0.1, 3], "vegan", [], pieces(150, 0.9), 2, 7),
  blueberries: food("SR27", [57, 0.7, 14.5, 0.3, 2.4], "vegan", [], each("packet", 125), 3, 5),
  dates: food("SR27", [282, 2.5, 75, 0.4, 8], "vegan", [], each("packet", 200), 3, 60),
  raisins: food("SR27", [299, 3.1, 79.2, 0.5, 3.7], "vegan", [], each("packet", 200), 2, 60, { kin: ["grapes"] }),
  freshCoconut: food("TACO", [406, 3.7, 10.4, 42, 5.4], "vegan", [], loose(), 1, 4, {
    kin: ["coconutMilk", "desiccatedCoconut"],
  }),
})
