import { type Aisle, aisles, type Foods, foodOf, type Recipe, type ShopUnit, type Sold } from "./recipe.ts"

/** What to buy: a weight in grams, or a number of units. */
export type ShopAmount = { by: "weight"; grams: number } | { by: "unit"; count: number; unit: ShopUnit }
/** `grams` is what the recipes need in total; `amount` is what to buy for it. */
type ShoppingItem = { food: string; grams: number; amount: ShopAmount }
export type ShoppingAisle = { aisle: Aisle; items: readonly ShoppingItem[] }

/** Everything that the recipes need, added up by food and grouped by aisle, both in their own order. */
export function shoppingList(recipes: readonly Recipe[], foods: Foods): ShoppingAisle[] {
  const needed = new Map<string, number>()
  for (const item of recipes.flatMap((recipe) => recipe.ingredients)) {
    foodOf(item, foods)
    needed.set(item.food, (needed.get(item.food) ?? 0) + item.grams)
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

/** Never less than needed: whole units, or grams rounded up to the next 50, above 500 g to the next 100. */
function toBuy(grams: number, sold: Sold): ShopAmount {
  if (sold.by === "unit") return { by: "unit", unit: sold.unit, count: Math.ceil(grams / sold.gramsPerUnit) }
  const bought = Number((grams / sold.yield).toFixed(3))
  const step = bought > 500 ? 100 : 50
  return { by: "weight", grams: Math.ceil(bought / step) * step }
}
