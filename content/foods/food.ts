import type { Aisle, Allergen, Diet, Food, FoodTrait, PriceBand, ShopUnit, Sold } from "#domain/food/food.ts"

type Shelved = Omit<Food, "aisle">
/** Energy (kcal), then protein, carbohydrates, fat and fibre (g), per 100 g. */
type Figures = [number, number, number, number, number]
type More = {
  weighed?: Food["weighed"]
  traits?: readonly FoodTrait[]
  kin?: readonly string[]
  standsInFor?: string
  soldReady?: Sold
}

/**
 * Builds a food from a row of `table.csv`, which names the row in the source, and from what that table does not
 * contain.
 */
export function food(
  source: Food["source"],
  [energyKcal, proteinG, carbohydrateG, fatG, fibreG]: Figures,
  diet: Diet,
  allergens: readonly Allergen[],
  sold: Sold,
  priceBand: PriceBand,
  keepsDays: number,
  { weighed = "asBought", traits = [], kin = [], standsInFor, soldReady }: More = {},
): Shelved {
  const figures = { energyKcal, proteinG, carbohydrateG, fatG, fibreG }
  return {
    ...figures,
    source,
    weighed,
    allergens,
    diet,
    traits,
    kin,
    sold,
    priceBand,
    keepsDays,
    ...(standsInFor && { standsInFor }),
    ...(soldReady && { soldReady }),
  }
}

/** For a food sold by weight: each gram bought gives `yieldPerGram` grams for a recipe. */
export function loose(yieldPerGram = 1): Sold {
  return { by: "weight", yield: yieldPerGram }
}

/** For a food sold by unit: each gives `gramsPerUnit` grams for a recipe. */
export function each(unit: ShopUnit, gramsPerUnit: number): Sold {
  return { by: "unit", unit, gramsPerUnit }
}

/**
 * For a food sold dry: `packedGrams` is the weight of a packet, and `gramsPerUnit` what it gives for a recipe once
 * cooked.
 */
export function dry(packedGrams: number, gramsPerUnit: number): Sold {
  return { by: "unit", unit: "packet", gramsPerUnit, packedGrams }
}

/**
 * For a food sold by the piece, or by weight if many are needed. `edibleShare` is the usable share of a whole piece:
 * all but the refuse of USDA SR28 (FOOD_DES), for a cucumber the peeled part, for a lemon the juice (48 g from 109 g,
 * NDB 09152 and 09150).
 */
export function pieces(gramsPerUnit: number, edibleShare: number): Sold {
  return { by: "unit", unit: "unit", gramsPerUnit, edibleShare }
}

export function onShelf<Key extends string>(aisle: Aisle, shelved: Record<Key, Shelved>): Record<Key, Food> {
  const entries = Object.entries<Shelved>(shelved).map(([key, it]) => [key, { ...it, aisle }])
  return Object.fromEntries(entries) as Record<Key, Food>
}
