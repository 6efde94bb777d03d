import { foods } from "#content/foods.ts"
import { foodOf, type Recipe } from "#domain/recipe.ts"
import { drawingOf } from "./drawn-foods.ts"
import type { DrawnFood, Picture, PlacedFood } from "./picture.ts"

/** Where each of so many foods lies, the largest first: x, y, size. */
const layouts: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[0, 0, 1.4]],
  [
    [-24, -10, 1.15],
    [30, 16, 1.05],
  ],
  [
    [-26, -24, 1.05],
    [34, -16, 0.95],
    [0, 34, 1],
  ],
  [
    [-30, -28, 1],
    [34, -26, 0.92],
    [32, 30, 0.9],
    [-30, 30, 0.9],
  ],
  [
    [-32, -30, 0.96],
    [34, -30, 0.88],
    [38, 26, 0.86],
    [-4, 44, 0.84],
    [-46, 18, 0.8],
  ],
]
const partsMax = 5

/** Drawn as one slice or one piece, of which a dish has several: they lie together, at these distances. */
const slices: ReadonlySet<DrawnFood> = new Set([
  "banana",
  "carrot",
  "courgette",
  "lemon",
  "onion",
  "orange",
  "potato",
  "sweetPotato",
  "tomato",
])
const together = [
  [-15, -9],
  [14, -4],
  [-2, 16],
] as const

/** A recipe's picture from its own foods: the dish by how it is cooked, the heaviest foods largest. */
export function pictureFromParts(recipe: Recipe): Picture {
  const heaviest = recipe.ingredients.toSorted((a, b) => shownBy(b) - shownBy(a))
  const drawings = [...new Set(heaviest.flatMap(({ food }) => drawingOf(food) ?? []))].slice(0, partsMax)
  const places = layouts[drawings.length] ?? []
  const foods = drawings.flatMap((drawing, index) => {
    const [x, y, size] = places[index] ?? [0, 0, 1]
    // Turned a little differently in each recipe, as no two plates are alike.
    const turn = ((recipe.id * 37 + index * 53) % 60) - 30
    return slices.has(drawing) ? several(drawing, [x, y, size], turn) : [[drawing, x, y, size, turn] as PlacedFood]
  })
  return { dish: dishOf(recipe), foods }
}

function several(drawing: DrawnFood, [x, y, size]: readonly [number, number, number], turn: number): PlacedFood[] {
  return together.map(([right, down], index) => [
    drawing,
    x + right * size,
    y + down * size,
    size * 0.82,
    turn + index * 50,
  ])
}

function dishOf({ cooking, kind, id }: Recipe): Picture["dish"] {
  if (cooking === "pan") return kind === "breakfast" ? "plate" : id % 2 ? "pan" : "plate"
  if (cooking === "pot" || cooking === "none") return id % 3 === 0 ? "sageBowl" : "bowl"
  return "plate"
}

/** Grams, but what is eaten dry swells, and oil is not seen. */
function shownBy(item: Recipe["ingredients"][number]): number {
  const { energyKcal } = foodOf(item, foods)
  return energyKcal > 600 ? 0 : item.grams * (energyKcal > 330 ? 2.5 : 1)
}
