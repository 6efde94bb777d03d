import { foods as table } from "#content/foods.ts"
import { preparations } from "#content/preparations.ts"
import type { FoodKey } from "#domain/food/food.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"
import { keepsOneDay } from "../fridge-days.ts"
import { eatenAtOnce, madeAfresh, prepared, spoiltByFrost } from "./keeping.ts"
import { inPanOf } from "./pans.ts"
import type { PlanFact } from "./plan-fact.ts"

const keysOf = ({ ingredients }: Pick<Recipe, "ingredients">) => ingredients.map(({ food }) => food)

/** Returns the meat and fish of a dish that are bought raw. */
export function rawFoodsOf(dish: Pick<Recipe, "ingredients">): FoodKey[] {
  return keysOf(dish).filter((key) => {
    const food = table[key]
    const isTinned = food?.sold.by === "unit" && food.sold.unit === "tin"
    return (food?.diet === "meat" || food?.diet === "fish") && !isTinned
  })
}

/** Returns the fillets and steaks that lie whole on a plate; they must be cut before one hand can eat them. */
export function cutFirstOf(dish: Pick<Recipe, "id" | "ingredients">): FoodKey[] {
  if (!inPanOf(dish)) return []
  const whole = dish.ingredients.filter(({ measure: { unit } }) => unit === "fillet" || unit === "steak")
  return whole.map(({ food }) => food)
}

/** These vegetables are used as bought, so nothing is washed or cut the day before. */
const asBought: readonly FoodKey[] = ["frozenPeas", "passata", "tinnedTomatoes"]
const isCutAhead = (key: FoodKey) =>
  table[key]?.aisle === "vegetables" && table[key]?.weighed === "asBought" && !asBought.includes(key)

/** Returns the foods of a dish that can be cooked the day before, and those that can be washed and cut. */
export function aheadOf({ ingredients, cooksItself }: Pick<Recipe, "ingredients" | "cooksItself">) {
  const keys = keysOf({ ingredients }).filter((key) => !cooksItself.includes(key))
  const isBoiled = (key: FoodKey) => preparations.some(({ foods, isCooked }) => isCooked && foods.includes(key))
  const boiled = keys.filter(isBoiled)
  return { boiled, cut: keys.filter((key) => !isBoiled(key) && isCutAhead(key)) }
}

function inFridge(dish: Recipe) {
  if (dish.keepsDays > 0) return { key: "fridge", values: { days: dish.keepsDays } } as const
  const fresh = keysOf(dish).filter((key) => eatenAtOnce.includes(key))
  if (fresh.length > 0) return { key: "fridgeNot-freshOnly", foods: fresh } as const
  const isMeal = dish.kind === "lunch" || dish.kind === "dinner"
  const isQuicklyMade = madeAfresh.includes(dish.id) || dish.cooking === "none" || !isMeal
  const twice = keysOf(dish).filter((key) => prepared.includes(key) && !dish.cooksItself.includes(key))
  return isQuicklyMade || twice.length === 0
    ? ({ key: "fridgeNot" } as const)
    : ({ key: "fridgeNot-warmedTwice", foods: twice } as const)
}

function inFreezer(dish: Recipe) {
  if (dish.freezes) return { key: "freezer" } as const
  const spoilt = keysOf(dish).filter((key) => spoiltByFrost.includes(key))
  if (dish.keepsDays === 0) return { key: "freezerNot" } as const
  const short = keysOf(dish).filter(keepsOneDay)
  if (short.length > 0) return { key: "freezerNot-short", foods: short } as const
  const isSauce = spoilt.every((key) => key === "milk")
  return isSauce ? ({ key: "freezerNot-milk" } as const) : ({ key: "freezerWithout", foods: spoilt } as const)
}

function warmed({ cooking, keepsDays }: Recipe) {
  if (cooking === "none") return { key: "reheatNone" } as const
  return { key: keepsDays > 0 ? "reheat" : "reheatNot" } as const
}

function eatenCold({ cooking, keepsDays }: Recipe) {
  if (cooking === "none") return { key: "coldAlways" } as const
  return { key: keepsDays > 0 ? "coldKept" : "coldFresh" } as const
}

function withOneHand(dish: Recipe) {
  const cut = cutFirstOf(dish)
  return cut.length > 0 ? ({ key: "oneHandCut", foods: cut } as const) : ({ key: "oneHand" } as const)
}

function takenAlong({ cooking, keepsDays }: Recipe) {
  if (keepsDays > 0) return { key: "along" } as const
  return { key: cooking === "none" ? "alongFresh" : "alongNot" } as const
}

function madeAhead(dish: Recipe) {
  if (dish.keepsDays > 0) return { key: "aheadAll", values: { days: dish.keepsDays } } as const
  const { boiled, cut } = aheadOf(dish)
  if (boiled.length > 0 && cut.length > 0) return { key: "aheadBoth", foods: boiled, others: cut } as const
  if (boiled.length > 0) return { key: "aheadBoil", foods: boiled } as const
  return cut.length > 0 ? ({ key: "aheadCut", foods: cut } as const) : ({ key: "aheadNot" } as const)
}

/**
 * Returns how long a dish keeps and where, whether it can be reheated, eaten cold or with one hand, taken along or made
 * ahead, and what of it is bought raw.
 */
export function keepingFacts(dish: Recipe) {
  const raw = rawFoodsOf(dish)
  return {
    fridge: inFridge(dish),
    freezer: inFreezer(dish),
    room: { key: "room" },
    reheat: warmed(dish),
    cold: eatenCold(dish),
    oneHand: withOneHand(dish),
    along: takenAlong(dish),
    ahead: madeAhead(dish),
    ...(raw.length > 0 && { raw: { key: "raw", foods: raw } as const }),
  } as const satisfies Record<string, PlanFact>
}
