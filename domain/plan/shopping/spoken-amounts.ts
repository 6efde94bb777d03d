import type { Foods, ShopUnit } from "../../food/food.ts"
import { own } from "../../own.ts"
import type { ShopAmount, ShoppingItem } from "./shopping-list.ts"

const spokenFrom = 6
const spokenStepGrams = 500

/**
 * Writes an amount as customers ask for it: six or more pieces of fruit or vegetables become half kilos, weighed with
 * peel and stone.
 */
export function spokenAmount({ food: key, amount }: Omit<ShoppingItem, "grams">, foods: Foods): ShopAmount {
  const sold = foods[key]?.sold
  const isCounted = amount.by === "unit" && amount.unit === "unit" && amount.count >= spokenFrom
  if (!isCounted || sold?.by !== "unit" || sold.edibleShare === undefined) return amount
  const wholeGrams = (amount.count * sold.gramsPerUnit) / sold.edibleShare
  return { by: "weight", grams: Math.ceil(wholeGrams / spokenStepGrams) * spokenStepGrams }
}

const packed: ReadonlySet<ShopUnit> = new Set(["packet", "loaf", "pot", "tin", "jar"])

/**
 * Returns what one package of a food weighs, for foods that are sold packed. The list shows the weight, because package
 * sizes differ between countries.
 */
export function packageOf({ food: key, amount }: Omit<ShoppingItem, "grams">, foods: Foods) {
  const food = own(foods, key)
  if (!food || amount.by !== "unit" || !packed.has(amount.unit) || food.sold.by !== "unit") return undefined
  const ready = food.sold.unit === amount.unit ? food.sold : (food.soldReady ?? food.sold)
  if (ready.by !== "unit") return undefined
  // Fish is weighed as bought in recipes but drained here, because the steps leave the oil in the tin.
  const isDrained = ["tin", "jar"].includes(amount.unit) && (food.weighed !== "asBought" || food.diet === "fish")
  return { grams: ready.packedGrams ?? ready.gramsPerUnit, isDrained }
}

/** The maximum number of tins of pulses for each person, one every other day; more would be cheaper and lighter dry. */
const tinsEach = 3
const cookedFromDry = 2.4

/**
 * If there are too many tins of pulses, the grams of dried ones to buy instead, by food. Foods with the most tins are
 * replaced first, until few enough are left.
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
