import { library } from "#content/library.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { foodsNamedIn } from "#domain/food/foods-named.ts"
import type { WishTable } from "#domain/food/wish.ts"
import { editionOf } from "#domain/journey/journey.ts"
import { highest } from "#domain/plan/highest.ts"
import { dayOfWeekAsked } from "#domain/plan/questions/mentions.ts"
import { type Slot, slotOf, weekDays } from "#domain/plan/slots.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { type Meal, type Recipe, titleIn } from "#domain/recipes/recipe.ts"
import { fold } from "#domain/understanding/text.ts"
import { mealsOn } from "./from-week.ts"
import { dayAskedIn, dayOnWeekday, mealIn, says } from "./mentions.ts"
import type { PlanOfChat, PlanTalk } from "./plan-talk.ts"

/** A dish of her week with its day and meal. */
export type Placed = { slot: Slot; day: number; meal: Meal; recipe: Recipe }

/**
 * `dishes` lists the dishes that a text means, the likeliest first. `isBy` says what matched: a word of a title, a food
 * in the dish, or only its day and meal.
 */
export type Meant = {
  /** True if the text contains the first word of the title, which says what kind of dish it is. */
  isKind?: boolean
  dishes: readonly Placed[]
  isBy: "title" | "food" | "place"
  day?: number
  meal?: Meal
}

const wordLeast = 4
/** A word that stands for more foods than this ("vegetables") does not identify a dish. */
const foodsMost = 10

/** The dishes of her week, ordered by day and meal. */
export function dishesOfWeek(plan: PlanOfChat): Placed[] {
  return weekDays.flatMap((day) =>
    mealsOn(day, plan).flatMap(({ meal, recipe }) => (recipe ? [{ slot: slotOf(day, meal), day, meal, recipe }] : [])),
  )
}

/** The day of her week (1-7) that a text names, by a word such as "tomorrow" or by a weekday. */
export function dayMeant(text: string, { today, now }: PlanOfChat): number | undefined {
  const plain = fold(text)
  const asked = dayAskedIn(plain)
  const onWeekday = now === "" ? undefined : dayOnWeekday(plain, today, new Date(now))
  // "Thursday's dinner tonight" means the dish that is planned for Thursday.
  const isOfWeekday = asked === undefined || asked === "weekday" || (asked === "today" && onWeekday !== undefined)
  return isOfWeekday ? onWeekday : dayOfWeekAsked(asked, today)
}

/**
 * Finds the dishes of her week that a text means, by words of their titles, by the foods in them, or by meal and day.
 */
export function dishesMeant(text: string, plan: PlanOfChat, { titles }: Pick<PlanTalk, "titles">): Meant {
  const [day, meal] = [dayMeant(text, plan), mealIn(text)]
  const place = { ...(day !== undefined && { day }), ...(meal && { meal }) }
  const plain = fold(text)
  // In Spain "tortilla" means what titles call an omelette.
  const said = new Set(stemsIn(says.omelette.test(plain) ? `${plain} omelette` : plain))
  const foods = foodsNamedIn(text, plan.table).filter((each) => each.foods.length <= foodsMost)
  // A text that names a kind of dish means only dishes with that kind in their title: "bean salad" is not every dish
  // with beans.
  const [kind] = says.kindOfDish.exec(plain) ?? []
  const all = dishesOfWeek(plan).map((dish) => {
    const isApart = kind !== undefined && !fold(titleIn(titles, dish.recipe.id)).includes(kind.slice(0, 5))
    const title = isApart ? [] : stemsIn(titleIn(titles, dish.recipe.id))
    const words = title.filter((word) => said.has(word)).length
    // The first word of a title says what kind of dish it is, such as a soup or an omelette.
    const isKind = title[0] !== undefined && said.has(title[0])
    const held = foods.filter((each) => hasAnyOf(dish.recipe, each.foods)).length
    return { dish, words, isKind, weight: words * 2 + (isKind ? 1 : 0) + held }
  })
  const most = Math.max(0, ...all.map(({ weight }) => weight))
  const isThere = (dish: Placed) => (day === undefined || dish.day === day) && (!meal || dish.meal === meal)
  const inPlace = () =>
    dishesOfWeek(plan).filter((dish) => isThere(dish) && (day !== undefined || dish.day === plan.today))
  if (most > 0) {
    const best = all.filter(({ weight }) => weight === most)
    const dishes = best.map(({ dish }) => dish)
    const there = dishes.filter(isThere)
    const isBy = best.some(({ words }) => words > 0) ? "title" : "food"
    // "Tomorrow's breakfast, I hate mango": day and meal identify the dish better than the food does.
    if (day !== undefined && meal && there.length === 0) return { dishes: inPlace(), isBy: "place", ...place }
    const isKind = best.some((each) => each.isKind)
    return { dishes: nearest(there.length > 0 ? there : dishes, plan.today), isBy, isKind, ...place }
  }
  return { dishes: day === undefined && !meal ? [] : inPlace(), isBy: "place", ...place }
}

export function hasAnyOf({ ingredients }: Recipe, foods: readonly FoodKey[]): boolean {
  return ingredients.some(({ food }) => [food, ...(library.foods[food]?.kin ?? [])].some((key) => foods.includes(key)))
}

/** A word that more titles than this contain ("chicken") does not identify a dish. */
const titlesMost = 8

/**
 * Finds a recipe outside her week that a text means, by a word that few titles contain and that is not the name of a
 * food.
 */
export function dishElsewhere(text: string, plan: PlanOfChat, { titles }: Pick<PlanTalk, "titles">) {
  const foods = new Set(foodsNamedIn(text, plan.table).flatMap(({ spelling }) => stemsIn(spelling)))
  const said = new Set(stemsIn(text).filter((word) => !foods.has(word)))
  if (said.size === 0) return undefined
  const inWeek = new Set(dishesOfWeek(plan).map(({ recipe }) => recipe.id))
  const all = libraryIn(editionOf(plan.journey), library).recipes.map((recipe) => {
    return { recipe, title: stemsIn(titleIn(titles, recipe.id)) }
  })
  const few = (word: string) => said.has(word) && all.filter(({ title }) => title.includes(word)).length <= titlesMost
  const alsoSaid = new Set(stemsIn(text))
  const meant = all
    .filter(({ recipe, title }) => !inWeek.has(recipe.id) && title.some(few))
    .map(({ recipe, title }) => ({ recipe, words: title.filter((word) => alsoSaid.has(word)).length }))
    .filter(({ recipe }) => isSuitable(recipe, plan.household.wishes, library.foods))
  return highest(meant, ({ words }) => words)?.recipe
}

/** The word for soups, by whatever name a title calls one. */
const soup = "sopa"
const wordsIn = (text: string) =>
  stemsIn(text)
    .filter((word) => !says.inManyTitles.test(word))
    .map((word) => word.replace(says.otherSoup, soup))

/** True if a text contains a word of a dish's title that is not the name of a food. */
export function isSaidToBe({ id }: Recipe, text: string, plan: PlanOfChat, { titles }: Pick<PlanTalk, "titles">) {
  const foods = new Set(foodsNamedIn(text, plan.table).flatMap(({ spelling }) => wordsIn(spelling)))
  const kinds = wordsIn(text).filter((word) => word === soup || !foods.has(word))
  return wordsIn(titleIn(titles, id)).some((word) => kinds.includes(word))
}

/**
 * Counts the words of a dish's title that a text says. If it says "soup", a cream of vegetables is one; if it says
 * "cream", a soup counts half.
 */
export function wordsSaidOf({ id }: Recipe, text: string, { titles }: Pick<PlanTalk, "titles">): number {
  const [said, asSoups] = [stemsIn(text), wordsIn(text)]
  const title = stemsIn(titleIn(titles, id)).filter((word) => !says.inManyTitles.test(word))
  const isSoup = title.some((word) => !said.includes(word) && asSoups.includes(word.replace(says.otherSoup, soup)))
  const ofSoup = said.includes(soup) ? 1 : 1 / 2
  return title.filter((word) => said.includes(word)).length + (isSoup ? ofSoup : 0)
}

/** The keys of all foods that a text names. */
export function keysNamedIn(text: string, table: WishTable): FoodKey[] {
  return [...new Set(foodsNamedIn(text, table).flatMap(({ foods }) => foods))]
}

/** Puts the dishes of today and later before those of past days. */
function nearest(dishes: readonly Placed[], today: number): Placed[] {
  return [...dishes.filter(({ day }) => day >= today), ...dishes.filter(({ day }) => day < today)]
}

function stemsIn(text: string): string[] {
  const words = fold(text).split(/[^a-z]+/)
  return words.filter((word) => word.length >= wordLeast).map((word) => word.replace(/e?s$/, ""))
}
