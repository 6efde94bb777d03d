import { foods } from "#content/foods.ts"
import { foodOf, type Recipe } from "#domain/recipe.ts"
import { drawingOf } from "./drawn-foods.ts"
import type { DrawnFood, Picture, PlacedFood } from "./picture.ts"
import { heldInTheHand } from "./svg.ts"

/** They are by number of foods, largest first, each with x, y and size. */
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

/** A dish has several of each, placed as `together` says. */
const slices: ReadonlySet<DrawnFood> = new Set([
  "banana",
  "carrot",
  "courgette",
  "lemon",
  "onion",
  "orange",
  "potato",
  "riceCake",
  "sweetPotato",
  "tomato",
])
const together = [
  [-15, -9],
  [14, -4],
  [-2, 16],
] as const

/** With few other foods they come in several pieces, or the dish would look empty. */
const pieces: ReadonlySet<DrawnFood> = new Set([
  ...slices,
  "mango",
  "papayaCubes",
  "shrimp",
  "strawberry",
  "whiteCheese",
])
const few = 3

const fillings: ReadonlySet<DrawnFood> = new Set(["orangeSoup", "porridge", "yogurt"])
const fillsFromGrams = 60

/** The other foods lie in these. Keys are ids of recipes. */
const liquids: Readonly<Record<number, DrawnFood>> = {
  54: "redSauce",
  57: "redSauce",
  59: "redSauce",
  72: "brownBroth",
  78: "redSauce",
  85: "redSauce",
  92: "paleBroth",
  111: "redSauce",
  113: "redSauce",
  115: "redSauce",
}

/** These eggs are not scrambled. Keys are ids of recipes. */
const eggs: Readonly<Record<number, DrawnFood>> = { 35: "omelette", 84: "omelette", 85: "friedEgg", 86: "omelette" }

/** The dish is by how it is cooked; the heaviest foods are the largest. */
export function pictureFromParts(recipe: Recipe): Picture {
  const dish = dishOf(recipe)
  const heaviest = recipe.ingredients.toSorted((a, b) => shownBy(b) - shownBy(a))
  const isBowl = dish === "bowl" || dish === "sageBowl"
  let filling = liquids[recipe.id]
  const drawings = new Set<DrawnFood>()
  for (const item of heaviest) {
    const drawing = drawingOf(item.food)
    if (!drawing) continue
    if (!fillings.has(drawing)) drawings.add((drawing === "scrambledEgg" && eggs[recipe.id]) || drawing)
    else if (isBowl && !filling && shownBy(item) >= fillsFromGrams) filling = drawing
    else if (drawing === "yogurt" && dish !== "pan") drawings.add("dollop")
  }
  const drawn = [...drawings].slice(0, partsMax)
  const places = layouts[drawn.length] ?? []
  const placed = drawn.flatMap((drawing, index) => {
    const [x, y, size] = places[index] ?? [0, 0, 1]
    const turn = ((recipe.id * 37 + index * 53) % 60) - 30
    if (drawn.length <= few && pieces.has(drawing)) return several(drawing, [x, y, size * 1.35], turn)
    return slices.has(drawing) ? several(drawing, [x, y, size], turn) : [[drawing, x, y, size, turn] as PlacedFood]
  })
  return { dish, foods: filling ? [[filling, 0, 0], ...placed] : placed }
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
  if (heldInTheHand.has(id)) return "plate"
  if (cooking === "pan") return kind === "breakfast" ? "plate" : id % 2 ? "pan" : "plate"
  if (cooking === "pot" || cooking === "none") return id % 3 === 0 ? "sageBowl" : "bowl"
  return "plate"
}

/** Grams count, but what is weighed dry swells, and oil is not seen. */
function shownBy(item: Recipe["ingredients"][number]): number {
  const { energyKcal } = foodOf(item, foods)
  return energyKcal > 600 ? 0 : item.grams * (energyKcal > 330 ? 2.5 : 1)
}
