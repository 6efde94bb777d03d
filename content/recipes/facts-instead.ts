import { foods as table } from "#content/foods.ts"
import { likeForLike, likestFor } from "#content/like-for-like.ts"
import { preparations } from "#content/preparations.ts"
import type { FoodKey } from "#domain/food/food.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"
import { rawFoodsOf } from "./facts-keeping.ts"
import { twoVesselsOf } from "./machines.ts"
import type { PlanFact } from "./plan-fact.ts"

/** `suits` says whether she eats a food; `people` is the number of people she cooks for. */
export type ForWhom = { suits: (food: FoodKey) => boolean; people: number }

const setOf = (keys: string): ReadonlySet<FoodKey> => new Set(keys.split(" "))
const thinFish = setOf("tilapia hake")
const tinnedFish = setOf("sardines tuna sardinesInTomato")
const meat = setOf("chickenBreast chickenThigh groundTurkey groundBeef beefSteak porkLoin")
const hardLeaves = setOf("greens cabbage")
const softLeaves = setOf("spinach babySpinach")
const roots = setOf("potato sweetPotato pumpkin arracacha yam carrot beetroot")
const pastas = setOf("pasta wholewheatPasta riceNoodles glutenFreePasta")
const cookedGrains = setOf("rice brownRice quinoa")
const breads = setOf("wholemealBread breadRoll ryeBread cornTortilla riceCakes")
/**
 * These foods are weighed dry, while their replacements are weighed cooked. Cooked, they weigh about `cookedPerDry`
 * times as much.
 */
const dry = setOf("redLentils buckwheat wheatCouscous cornCouscous")
const cookedPerDry = 2.5
/** Minced meat weighs about this many times as much as the dry soya that replaces it. */
const mincePerSoy = 3
/** These foods are never eaten raw, so they cannot replace anything in a dish that is not cooked. */
const onlyCooked = setOf(
  "cassava arracacha yam pumpkin cornmeal buckwheat redLentils tilapia hake salmon shrimp texturedSoy greens " +
    "chickenBreast chickenThigh groundTurkey groundBeef beefSteak porkLoin potato sweetPotato frozenPeas leek " +
    "tinnedTomatoes passata greenBeans tapioca butter",
)
const onlyRaw = setOf("cucumber lettuce rocket")

const boilingMinutes = (key: FoodKey) => preparations.find(({ foods }) => foods.includes(key))?.minutes
const comesCooked = (key: FoodKey) => table[key]?.weighed === "cooked" || table[key]?.weighed === "drained"
const isPulse = (key: FoodKey) => table[key]?.traits.includes("pulse") ?? false
const gramsOf = (grams: number) => Math.max(5, Math.round(grams / 5) * 5)

type Change = Pick<PlanFact, "key" | "values">

/**
 * Returns how another food is used in place of one. `grams` is how much of the replaced food the dish needs for
 * everybody.
 */
function changeTo(other: FoodKey, food: FoodKey, dish: Recipe, grams: number): Change {
  const usual = gramsOf(grams)
  if (food === "egg" && other === "chia") return { key: "instead-binder" }
  if (dry.has(food) && !dry.has(other) && comesCooked(other)) {
    const values = { usual, grams: gramsOf(grams * cookedPerDry) }
    return { key: isPulse(other) ? "instead-cooked" : "instead-grainCooked", values }
  }
  if (dry.has(other) && !dry.has(food) && comesCooked(food))
    return { key: "instead-dry", values: { usual, grams: gramsOf(grams / cookedPerDry) } }
  if (other === "cassava") return { key: "instead-cassava", values: { minutes: boilingMinutes("cassava") ?? 0 } }
  if (other === "texturedSoy") return { key: "instead-soy", values: { usual, grams: gramsOf(grams / mincePerSoy) } }
  if (other === "firmTofu" && dish.cooking !== "none") return { key: "instead-tofu" }
  if (other === "shrimp") return { key: "instead-shrimp" }
  if (other === "salmon") return { key: "instead-thickFish" }
  if (thinFish.has(other)) return { key: thinFish.has(food) ? "instead-same" : "instead-thinFish" }
  if (tinnedFish.has(other)) return { key: tinnedFish.has(food) ? "instead-same" : "instead-tinnedFish" }
  if (meat.has(other)) return { key: "instead-meat" }
  if (isPulse(other) && comesCooked(other)) return { key: comesCooked(food) ? "instead-same" : "instead-warm" }
  return dish.cooking === "none" ? { key: "instead-breadCold" } : changeOfPlant(other, food)
}

function changeOfPlant(other: FoodKey, food: FoodKey): Change {
  if (hardLeaves.has(other) && !hardLeaves.has(food)) return { key: "instead-hardLeaf" }
  if (softLeaves.has(other) && !softLeaves.has(food)) return { key: "instead-softLeaf" }
  if (roots.has(other)) {
    const [minutes, usual] = [boilingMinutes(other), boilingMinutes(food)]
    const isOther = minutes !== undefined && usual !== undefined && minutes !== usual
    return isOther ? { key: "instead-rootMinutes", values: { minutes, usual } } : { key: "instead-root" }
  }
  if (pastas.has(other)) return { key: "instead-pasta" }
  if (cookedGrains.has(other) || dry.has(other)) return { key: "instead-grain" }
  if (other === "cornmeal") return { key: "instead-porridge" }
  if (other === "tapioca") return { key: "instead-crepe" }
  return { key: breads.has(other) ? "instead-bread" : "instead-same" }
}

const inDish = ({ ingredients }: Recipe, food: FoodKey) => ingredients.find((each) => each.food === food)

const mostWays = 3
const mostFoods = 3

/** An egg in a dish with oats only binds them, so it needs a binder as replacement. */
const isBinder = (dish: Recipe, food: FoodKey) => food === "egg" && inDish(dish, "oats") !== undefined

const ofSauces = setOf("tinnedTomatoes passata")

/**
 * True if a food fits the way a dish is cooked: porridge needs a pot, and an uncooked dish cannot contain food that
 * must be cooked.
 */
function fits(dish: Recipe, food: FoodKey, other: FoodKey): boolean {
  if (other === "cornmeal" || other === "buckwheat") return dish.cooking === "pot"
  if (ofSauces.has(other) && dish.kind === "breakfast") return false
  if (dish.cooking !== "none") return !onlyRaw.has(other)
  return !onlyCooked.has(other) || (comesCooked(other) && comesCooked(food))
}

/** Lists the foods that can replace a food in a dish, the most similar first. */
function othersFor(dish: Recipe, food: FoodKey, { suits }: ForWhom): FoodKey[] {
  if (isBinder(dish, food)) return suits("chia") ? ["chia"] : []
  const may = (others: readonly FoodKey[]) =>
    others.filter((key) => suits(key) && !inDish(dish, key) && fits(dish, food, key))
  const likest = may(likestFor(food))
  return likest.length > 0 ? likest : may(likeForLike(food))
}

/** Groups the foods that are used in the same way. */
function waysOf(dish: Recipe, food: FoodKey, others: readonly FoodKey[], people: number): PlanFact[] {
  const grams = ((inDish(dish, food)?.grams ?? 0) * people) / dish.servings
  const ways = new Map<string, PlanFact & { foods: FoodKey[] }>()
  for (const other of others) {
    const change = changeTo(other, food, dish, grams)
    const name = JSON.stringify(change)
    const way = ways.get(name) ?? { ...change, foods: [] }
    if (way.foods.length < mostFoods) way.foods.push(other)
    ways.set(name, way)
  }
  return [...ways.values()].slice(0, mostWays)
}

/**
 * Returns what can replace a food in a dish, in which amount and for how long it cooks, and whether the food can be
 * left out; empty if the dish does not contain it.
 */
export function insteadFacts(dish: Recipe, food: FoodKey, whom: ForWhom): PlanFact[] {
  if (!inDish(dish, food)) return []
  const ways = waysOf(dish, food, othersFor(dish, food, whom), whom.people)
  const out: PlanFact[] = canStayOut(dish).includes(food) ? [{ key: "insteadOut", foods: [food] }] : []
  return ways.length + out.length > 0 ? [...ways, ...out] : [{ key: "insteadNone", foods: [food] }]
}

/** Returns whether a food that she names can replace one in a dish. */
export function givenInstead(dish: Recipe, food: FoodKey, given: FoodKey, whom: ForWhom): PlanFact[] {
  if (!inDish(dish, food)) return []
  const does = isBinder(dish, food) ? given === "chia" : likeForLike(food).includes(given) && fits(dish, food, given)
  if (does) return [{ key: "insteadYes" }, ...waysOf(dish, food, [given], whom.people)]
  return [{ key: "insteadNo", foods: [food], others: [given] }, ...insteadFacts(dish, food, whom)]
}

/** An ingredient of at most this many grams only adds flavour. */
const touchGrams = 10
/** A side ingredient can be left out if it is less than this share of a dish. */
const sideShare = 0.25
/** These foods cannot be left out even in small amounts, because they bind a dish or are the fat to fry it in. */
const binders = setOf("cornStarch chickpeaFlour masaFlour oliveOil sunflowerOil butter")

/** Lists the foods without which a dish is about as good. */
export function canStayOut({ ingredients }: Recipe): FoodKey[] {
  const all = ingredients.reduce((sum, { grams }) => sum + grams, 0)
  const most = Math.max(...ingredients.map(({ grams }) => grams))
  const isSide = ({ food, grams }: Recipe["ingredients"][number]) => {
    const isMain = table[food]?.aisle === "proteins" || table[food]?.aisle === "carbohydrates"
    return grams <= touchGrams || (!isMain && grams < most && grams / all < sideShare)
  }
  return ingredients.filter((each) => !binders.has(each.food) && isSide(each)).map(({ food }) => food)
}

/** Lists the foods without which a dish would be a different one. */
export function cannotStayOut(dish: Recipe): FoodKey[] {
  const out = canStayOut(dish)
  return dish.ingredients.map(({ food }) => food).filter((food) => !out.includes(food) && !binders.has(food))
}

/** Returns which foods of a dish can be left out and which cannot. */
export function stayingFacts(dish: Recipe): PlanFact[] {
  const [out, stay] = [canStayOut(dish), cannotStayOut(dish)]
  const must: PlanFact = { key: "mustStay", foods: stay }
  return out.length > 0 ? [{ key: "mayStayOut", foods: out }, must] : [must]
}

/**
 * Returns answers to questions that arise while cooking a dish: when foods are done, whether to peel them, and what may
 * go wrong.
 */
export function stepDoubts(dish: Recipe): PlanFact[] {
  const keys = dish.ingredients.map(({ food }) => food)
  const among = (set: ReadonlySet<FoodKey>) => keys.filter((key) => set.has(key))
  const isCooked = dish.cooking !== "none"
  const raw = rawFoodsOf(dish)
  const [fish, ofMeat] = [true, false].map((isFish) => raw.filter((key) => (table[key]?.diet === "fish") === isFish))
  const doubts: [PlanFact["key"], readonly FoodKey[] | undefined][] = [
    ["doubt-meatApart", twoVesselsOf(dish) === "soupAndMeat" ? ofMeat : []],
    ["doubt-meat", ofMeat],
    ["doubt-fish", fish],
    ["doubt-egg", isCooked ? among(setOf("egg")) : []],
    ["doubt-root", isCooked ? among(roots) : []],
    ["doubt-onion", isCooked ? among(setOf("onion leek")) : []],
    ["doubt-tapioca", among(setOf("tapioca"))],
    ["doubt-peel", among(setOf("carrot courgette cucumber"))],
    ["doubt-browned", among(setOf("avocado"))],
  ]
  return doubts.flatMap(([key, foods]) => (foods && foods.length > 0 ? [{ key, foods }] : []))
}
