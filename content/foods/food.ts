import type { Aisle, Allergen, Diet, Food, FoodTrait, PriceBand, ShopUnit, Sold } from "#domain/food/food.ts"

type Shelved = Omit<Food, "aisle">
/** Energy (kcal), protein, carbohydrates, fat and fibre (g). */
type Figures = [number, number, number, number, number]
type More = {
  weighed?: Food["weighed"]
  traits?: readonly FoodTrait[]
  kin?: readonly string[]
  standsInFor?: string
  soldReady?: Sold
}

/** A row of `table.csv`, which names the row of the source, with what the table does not say. */
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

/** Sold by weight: `yield` grams for a recipe from each gram bought. */
export function loose(yieldPerGram = 1): Sold {
  return { by: "weight", yield: yieldPerGram }
}

/** Sold by unit: how many grams for a recipe one of them gives. */
export function each(unit: ShopUnit, gramsPerUnit: number): Sold {
  return { by: "unit", unit, gramsPerUnit }
}

/** Sold dry: how many grams a packet weighs, and how many for a recipe it gives once cooked. */
export function dry(packedGrams: number, gramsPerUnit: number): Sold {
  return { by: "unit", unit: "packet", gramsPerUnit, packedGrams }
}

/**
 * Sold one by one, or by weight where they are many. `edibleShare` is what is eaten of a whole one: all but the refuse of
 * USDA SR28 (FOOD_DES), of a cucumber peeled; of a lemon the juice (48 g from 109 g, NDB 09152 and 09150).
 */
export function pieces(gramsPerUnit: number, edibleShare: number): Sold {
  return { by: "unit", unit: "unit", gramsPerUnit, edibleShare }
}

export function onShelf<Key extends string>(aisle: Aisle, shelved: Record<Key, Shelved>): Record<Key, Food> {
  const entries = Object.entries<Shelved>(shelved).map(([key, it]) => [key, { ...it, aisle }])
  return Object.fromEntries(entries) as Record<Key, Food>
}
