import type { Foods, ShopUnit } from "../../food/food.ts"
import { own } from "../../own.ts"
import type { ShopAmount, ShoppingItem } from "./shopping-list.ts"

const spokenFrom = 6
const spokenStepGrams = 500

/** As a shop speaks: from six pieces of fruit or vegetables on by half kilos, weighed with peel and stone. */
export function spokenAmount({ food: key, amount }: Omit<ShoppingItem, "grams">, foods: Foods): ShopAmount {
  const sold = foods[key]?.sold
  const isCounted = amount.by === "unit" && amount.unit === "unit" && amount.count >= spokenFrom
  if (!isCounted || sold?.by !== "unit" || sold.edibleShare === undefined) return amount
  const wholeGrams = (amount.count * sold.gramsPerUnit) / sold.edibleShare
  return { by: "weight", grams: Math.ceil(wholeGrams / spokenStepGrams) * spokenStepGrams }
}

const packed: ReadonlySet<ShopUnit> = new Set(["packet", "loaf", "pot", "tin", "jar"])

/** What one package of a line weighs, where it is sold packed: packages differ from country to country. */
export function packageOf({ food: key, amount }: Omit<ShoppingItem, "grams">, foods: Foods) {
  const food = own(foods, key)
  if (!food || amount.by !== "unit" || !packed.has(amount.unit) || food.sold.by !== "unit") return undefined
  const ready = food.sold.unit === amount.unit ? food.sold : (food.soldReady ?? food.sold)
  if (ready.by !== "unit") return undefined
  // Steps leave the oil of sardines in the tin.
  const isDrained = ["tin", "jar"].includes(amount.unit) && (food.weighed !== "asBought" || food.diet === "fish")
  return { grams: ready.packedGrams ?? ready.gramsPerUnit, isDrained }
}

/** Tins of pulses for each person, one every other day; more are cheaper and lighter dry. */
const tinsEach = 3
const cookedFromDry = 2.4

/**
 * Where there are more tins of pulses than that in all: by food the grams of dry ones instead, of the most tins
 * first, until the rest are few enough.
 */
export function dryInstead(items: readonly ShoppingItem[], people: number, foods: Foods): ReadonlyMap<string, number> {
  const tins = items.flatMap(({ food, grams, amount }) =>
    amount.by === "unit" && amount.unit === "tin" && foods[food]?.traits.includes("pulse")
      ? [{ food, grams, count: amount.count }]
      : [],
  )
  const dry = new Map<string, number>()
  let left = tins.reduce((sum, { count }) => sum + count, 0)
  for (const { food, grams, count } of tins.toSorted((a, b) => b.count - a.count)) {
    if (left <= tinsEach * people) break
    dry.set(food, Math.ceil(grams / cookedFromDry / 100) * 100)
    left -= count
  }
  return dry
}
