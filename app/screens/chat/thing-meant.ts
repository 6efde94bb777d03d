import type { Thing } from "#content/plan-words/all-of.ts"
import { noFoods, spoons } from "#content/plan-words/as-written.ts"
import { machineWords, stoppedWords } from "#content/plan-words/machines.ts"
import type { Machine } from "#content/recipes/machines.ts"
import { foodsNamedIn } from "#domain/food/foods-named.ts"
import { highest } from "#domain/plan/highest.ts"
import type { LikelyKinds } from "#domain/plan/questions/kind-model.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import { type Recipe, titleIn } from "#domain/recipes/recipe.ts"
import { patternsOf } from "#domain/understanding/phrases.ts"
import { fold } from "#domain/understanding/text.ts"
import {
  dayMeant,
  dishElsewhere,
  dishesMeant,
  dishesOfWeek,
  isSaidToBe,
  type Placed,
  wordsSaidOf,
} from "./dish-meant.ts"
import type { FoodNamed } from "./facts.ts"
import type { MachineNamed } from "./facts-of-dish.ts"
import { nextDish } from "./kind-asked.ts"
import { says, writtenOut } from "./mentions.ts"
import { swappedAway } from "./of-bringing-back.ts"
import type { PlanOfChat, PlanTalk } from "./plan-talk.ts"

/** `name` is what the thing is called; `foods` and `machines` are what she names with it. */
export type ThingMeant = {
  thing: Thing
  name: string
  foods?: readonly FoodNamed[]
  machines?: readonly MachineNamed[]
}

/** A word that stands for more foods than this ("vegetables") does not identify a food. */
const foodsMost = 10
const namedMost = 2

const machinePatterns = Object.entries(patternsOf(machineWords)) as [Machine, RegExp][]
const { stopped } = patternsOf(stoppedWords)

type Kinds = LikelyKinds["kinds"]

/**
 * A message that probably asks a question of these kinds is about her whole week or the app, and about no single thing.
 */
const ofNoThing: readonly KindOfQuestion[] = [
  "quickest",
  "cost",
  "reminders",
  "offline",
  "diet",
  "snack",
  "favourites",
  "whoWrote",
  "whereIs",
  "remembers",
  "aisles",
]
const ofSharing: readonly KindOfQuestion[] = ["sharing", "printed", "helper"]
const ofDay: readonly KindOfQuestion[] = [
  "dayMeals",
  "checklist",
  "whichDay",
  "missedDay",
  "missedMeal",
  "moveDay",
  "markEaten",
  "timeOfMeals",
  "pause",
  "nextWeek",
  "startOver",
  "hardNight",
]
/** A message that probably asks a question of these kinds but names no dish is about a day. */
const ofDishesOfDay: readonly KindOfQuestion[] = ["oneHand", "ahead", "takenAlong", "thaw"]
const ofSwaps: readonly KindOfQuestion[] = ["swapBack", "bringBack", "whyChanged"]
/** If a message probably asks a question of these kinds, "the pasta" in it means a dish and not a food. */
const ofDish: readonly KindOfQuestion[] = [
  "swapDish",
  "minutesOf",
  "quickest",
  "steps",
  "whichPan",
  "reheat",
  "keeps",
  "freezes",
  "moveMeal",
  "repeatDish",
  "forHowMany",
]
/**
 * A message that probably asks a question of these kinds but names nothing is about the dish that she would cook next.
 */
const ofNextDish: readonly KindOfQuestion[] = [
  "ingredients",
  "contains",
  "steps",
  "whichPan",
  "stepDetail",
  "noAppliance",
]

/**
 * The shares (0 to 1) that the kinds of question of a group must have together before they decide what a message is
 * about.
 */
const shareLeast = { noThing: 0.6, day: 0.5, dish: 0.5, ritual: 0.4, swaps: 0.4, swapped: 0.25, next: 0.6 }

/** Returns the thing of her plan that a message names, or undefined if it names none. `hour` is from 0 to 23. */
export function thingMeant(
  written: string,
  { kinds }: { kinds: Kinds },
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
): ThingMeant | undefined {
  const message = writtenOut(written).replace(spoons, " ")
  const share = (wanted: readonly KindOfQuestion[]) =>
    kinds.reduce((sum, { kind, share }) => (wanted.includes(kind) ? sum + share : sum), 0)
  const day = `${dayMeant(message, plan) ?? plan.today}`
  if (says.ritual.test(fold(message)) || share(["ritual"]) >= shareLeast.ritual) return { thing: "ritual", name: day }
  if (share(ofSharing) >= shareLeast.noThing) return { thing: "sharing", name: "" }
  if (share(ofNoThing) >= shareLeast.noThing) return undefined
  const hasSwapped = swappedAway(plan).length > 0
  if (hasSwapped && share(ofSwaps) >= shareLeast.swapped) return { thing: "swaps", name: "" }
  const foods = foodsIn(message, plan)
  const machines = machinesIn(message)
  const isOfDay = share(ofDay) >= shareLeast.day
  const isOfDish = share(ofDish) >= shareLeast.dish
  const recipe = dishNamed(message, { isOtherNamed: foods.length > 0 || isOfDay, isOfDish }, plan, talk)
  const dishWith = (named: Recipe): ThingMeant => {
    const name = titleIn(talk.titles, named.id)
    const beside = foods.filter(({ spelling }) => !isIn(spelling, name)).slice(0, namedMost)
    return { thing: "dish", name, foods: beside, machines }
  }
  if (recipe && !isOfDay) return dishWith(recipe)
  if (isOfDay) return { thing: "day", name: day }
  const next = nextDish(plan, hour)
  if (next && machines.length > 0 && share(["noAppliance", "whichPan"]) >= shareLeast.next) return dishWith(next.recipe)
  const [food, ...others] = foods
  if (food) return { thing: "food", name: food.spelling, foods: [food, ...others.slice(0, namedMost)] }
  if (share([...ofDay, ...ofDishesOfDay]) >= shareLeast.day) return { thing: "day", name: day }
  if (share(ofSwaps) >= shareLeast.swaps) return { thing: "swaps", name: "" }
  return next && share(ofNextDish) >= shareLeast.next ? dishWith(next.recipe) : undefined
}

/** Returns the machines that a message names, and whether it says that they stopped. */
function machinesIn(message: string): MachineNamed[] {
  const plain = fold(message)
  const isHalfway = stopped.test(plain)
  return machinePatterns.filter(([, words]) => words.test(plain)).map(([machine]) => ({ machine, isHalfway }))
}

/** Returns the foods that a message names, each once. A hand blender ("varinha") is no bean. */
function foodsIn(message: string, plan: PlanOfChat): FoodNamed[] {
  const named = foodsNamedIn(message.replace(noFoods, " "), plan.table)
    .filter((each) => each.foods.length > 0 && each.foods.length <= foodsMost)
    .map(({ spelling, foods }) => ({ spelling: spelling.toLowerCase(), foods }))
    .filter(({ spelling }) => !machinePatterns.some(([, words]) => words.test(fold(spelling))))
  const isNew = ({ foods }: FoodNamed, at: number) =>
    !named.slice(0, at).some((before) => before.foods.some((key) => foods.includes(key)))
  return named.filter(isNew)
}

/**
 * Returns the dish that a message names by words of its title, preferably one of her week. Without a title, it is the
 * dish of the named meal, unless the message also names a food or is about a day.
 */
function dishNamed(
  message: string,
  { isOtherNamed, isOfDish }: { isOtherNamed: boolean; isOfDish: boolean },
  plan: PlanOfChat,
  talk: PlanTalk,
): Recipe | undefined {
  const text = machinePatterns.reduce((left, [, words]) => left.replace(words, " "), fold(message))
  const { dishes, meal, day, isBy, isKind } = dishesMeant(message, plan, talk)
  const said = dishesOfWeek(plan).filter(({ recipe }) => isSaidToBe(recipe, text, plan, talk))
  const isThere = (dish: Placed) => (day === undefined || dish.day === day) && (!meal || dish.meal === meal)
  const ahead = said.filter((dish) => dish.day >= plan.today)
  const there = day === undefined && !meal ? [] : said.filter(isThere)
  const best = [there, ahead, said].find((each) => each.length > 0)
  const inWeek = best && highest(best, ({ recipe }) => wordsSaidOf(recipe, text, talk))
  if (inWeek) return inWeek.recipe
  if (isOfDish && isBy === "title" && isKind) return dishes[0]?.recipe
  const elsewhere = dishElsewhere(text, plan, talk)
  if (elsewhere && isSaidToBe(elsewhere, text, plan, talk) && wordsSaidOf(elsewhere, text, talk) > 1) return elsewhere
  return meal && !isOtherNamed ? dishes[0]?.recipe : undefined
}

/** True if a title contains the name of a food, in the singular or plural. */
export function isIn(food: string, title: string): boolean {
  return fold(title).includes(fold(food).replace(/e?s$/, ""))
}
