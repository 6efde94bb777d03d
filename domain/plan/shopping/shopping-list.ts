import { type Aisle, aisles, type Foods, type PriceBand, type ShopUnit, type Sold } from "../../food/food.ts"
import { foodOf, type Recipe } from "../../recipes/recipe.ts"

export type ShopAmount = { by: "weight"; grams: number } | { by: "unit"; count: number; unit: ShopUnit }
export type ShoppingItem = { food: string; grams: number; amount: ShopAmount }
export type ShoppingAisle = { aisle: Aisle; items: readonly ShoppingItem[] }

type Dish = Pick<Recipe, "ingredients"> & { people?: number }

/** What dishes need, by food and aisle. A dish without `people` is for one person. */
export function shoppingList(dishes: readonly Dish[], foods: Foods): ShoppingAisle[] {
  const needed = new Map<string, number>()
  for (const { ingredients, people = 1 } of dishes) {
    for (const item of ingredients) {
      foodOf(item, foods)
      needed.set(item.food, (needed.get(item.food) ?? 0) + item.grams * people)
    }
  }
  return aisles.map((aisle) => ({
    aisle,
    items: Object.entries(foods)
      .filter(([key, food]) => food.aisle === aisle && needed.has(key))
      .map(([key, food]) => {
        const grams = needed.get(key) ?? 0
        return { food: key, grams, amount: toBuy(grams, food.sold) }
      }),
  }))
}

/**
 * Returns what must be bought, never less than needed: whole units, or grams rounded up to the next 50, and above 500 g
 * to the next 100.
 */
export function toBuy(grams: number, sold: Sold): ShopAmount {
  if (sold.by === "unit") return { by: "unit", unit: sold.unit, count: Math.ceil(grams / sold.gramsPerUnit) }
  const bought = Number((grams / sold.yield).toFixed(3))
  const step = bought > 500 ? 100 : 50
  return { by: "weight", grams: Math.ceil(bought / step) * step }
}

/** The price band of a list: the mean of its foods' bands, counting each food once. */
export function priceBandOf(list: readonly ShoppingAisle[], foods: Foods): PriceBand {
  const bands = list.flatMap(({ items }) => items.flatMap(({ food }) => foods[food]?.priceBand ?? []))
  const mean = bands.reduce<number>((sum, band) => sum + band, 0) / Math.max(1, bands.length)
  return mean < 1.5 ? 1 : mean < 2 ? 2 : 3
}
