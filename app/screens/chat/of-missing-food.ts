import { library } from "#content/library.ts"
import { likeForLike } from "#content/like-for-like.ts"
import { preparations } from "#content/preparations.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { foodsNamedIn } from "#domain/food/foods-named.ts"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import { recipeOf } from "#domain/plan/library.ts"
import { insteadIn } from "#domain/plan/questions/plain-question.ts"
import { ahead, dishOf, named } from "./dish-links.ts"
import { hasAnyOf, keysNamedIn, type Placed } from "./dish-meant.ts"
import { answerOfReplacing, suits } from "./from-food-topics.ts"
import { answerOfLine, linesOfList } from "./from-list.ts"
import { answerOfSwap } from "./from-week.ts"
import { answerToWish } from "./from-wishes.ts"
import { mentions } from "./mentions.ts"
import { namesOf, type PlanAnswer, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

/** Her dishes from today on that contain one of these foods, the next first. */
const comingWith = (keys: readonly FoodKey[], plan: PlanOfChat) =>
  ahead(plan).filter(({ recipe }) => hasAnyOf(recipe, keys))

/** An offer of dishes without these foods in a dish's place; undefined if there are none. */
function swapWithout(keys: readonly FoodKey[], dish: Placed, plan: PlanOfChat, talk: PlanTalk) {
  const { offer } = answerOfSwap(dish.meal, plan, talk, 12, dish.day)
  if (offer?.kind !== "swap") return undefined
  const ids = offer.ids.filter((id) => !hasAnyOf(recipeOf(library, id), keys))
  return ids.length > 0 ? { ...offer, ids } : undefined
}

/** Names chia as the binder in place of an egg, unless she leaves chia out. */
export function binderFor(keys: readonly FoodKey[], plan: PlanOfChat, talk: PlanTalk): string[] {
  if (!keys.includes("egg") || !suits("chia", plan)) return []
  return [talk.ofPlan("replaceEgg", { seed: namesOf(["chia"], talk) })]
}

/**
 * Says what can replace a food that she has run out of and which dishes need it, and offers one button: add it to her
 * list, or choose another dish.
 */
export function answerOfMissing(food: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const keys = keysNamedIn(food, plan.table)
  if (keys.length === 0) return undefined
  const replaced = answerOfReplacing(food, plan, talk).text
  const dishes = comingWith(keys, plan)
  const held = keys.filter((key) => dishes.some(({ recipe }) => hasAnyOf(recipe, [key])))
  const where = () => talk.ofPlan("itIsIn", { food: namesOf(held, talk), dishes: named(dishes.slice(0, 3), talk) })
  const [next] = dishes
  const spoken = (foodsNamedIn(food, plan.table)[0]?.spelling ?? food).toLowerCase()
  const said = replaced ?? [talk.ofPlan("replaceNone", { food: spoken }), ...(next ? [where()] : [])].join(" ")
  const text = [said, ...binderFor(keys, plan, talk)].join(" ")
  const isToBuy = linesOfList(plan, talk).some(
    (line) => line.state === "toBuy" && line.food && keys.includes(line.food),
  )
  const swap = next && swapWithout(keys, next, plan, talk)
  if (next && swap && (isToBuy || !replaced))
    return { text: `${text}\n\n${talk.ofPlan("orSwap", { ...dishOf(next, talk), day: next.day })}`, offer: swap }
  const line = isToBuy ? undefined : answerOfLine(spoken, true, plan, talk)
  // A ticked food counts as bought. As she says that it is gone, the answer offers to add it to her list again.
  return line?.offer ? { text: `${text}\n\n${talk.ofPlan("orToList")}`, offer: line.offer } : { text }
}

const boilingOf = (key: FoodKey) => preparations.find(({ foods }) => foods.includes(key))?.minutes

/** Answers whether one of two foods that she names can replace the other; undefined if she does not name two. */
export function answerOfInstead(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const said = insteadIn(text, plan.table, mentions)
  const { missing, given } = said ?? {}
  if (!missing || !given) return undefined
  const inWeek = missing.foods.find((key) => comingWith([key], plan).length > 0)
  const key = inWeek ?? missing.foods.find((each) => likeForLike(each).length > 0) ?? missing.foods[0]
  if (!key || given.foods.includes(key)) return undefined
  const isLeftOut = given.foods.length > 0 && given.foods.every((each) => library.foods[each] && !suits(each, plan))
  if (isLeftOut) return undefined
  const told = { food: missing.spelling.toLowerCase(), other: given.spelling.toLowerCase() }
  const does = given.foods.find((each) => likeForLike(key).includes(each))
  const others = likeForLike(key).filter((each) => suits(each, plan))
  const [minutes, usual] = does ? [boilingOf(does), boilingOf(key)] : []
  const first = does
    ? [
        talk.ofPlan("replaceYes", told),
        ...(minutes && usual && minutes !== usual ? [talk.ofPlan("replaceTime", { minutes, usual, ...told })] : []),
      ].join(" ")
    : others.length > 0
      ? talk.ofPlan("replaceNot", { ...told, others: namesOf(others.slice(0, 3), talk) })
      : talk.ofPlan("replaceNone", told)
  const dishes = comingWith([key], plan)
  if (dishes.length === 0) return { text: first }
  return { text: `${first}\n\n${talk.ofPlan("itIsIn", { ...told, dishes: named(dishes.slice(0, 3), talk) })}` }
}

/**
 * For a food that she dislikes, offers other dishes in place of the next one that contains it, else offers to leave the
 * food out.
 */
export function answerOfDisliked(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const keys = keysNamedIn(text, plan.table)
  const [next] = comingWith(keys, plan)
  const swap = next && swapWithout(keys, next, plan, talk)
  if (next && swap) return { text: talk.ofPlan("swap", dishOf(next, talk)), offer: swap }
  return answerOfLeavingOut(text, plan, talk)
}

/** Offers to leave out a food that she wants removed from her whole week. */
export function answerOfLeavingOut(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const keys = keysNamedIn(text, plan.table)
  const spoken = namesOf(keys, talk)
  const understood = understandWishes(spoken, "restrictions", plan.table)
  if (understood.wishes.length === 0) return undefined
  const said = answerToWish({ about: "leaveOut", ...understood }, plan, talk)
  const isThere = comingWith(keys, plan).length > 0
  return isThere ? said : { ...said, text: `${talk.ofPlan("notAhead", { foods: spoken })} ${said.text}` }
}
