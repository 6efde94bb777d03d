import { library } from "#content/library.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import { foodOfWish, kitchenWish } from "#domain/food/wish.ts"
import { allergenIn, asksWhatIsIn } from "#domain/plan/dish-question.ts"
import type { PlanKind } from "#domain/plan/plan-kinds.ts"
import { slotOf } from "#domain/plan/slots.ts"
import type { Named } from "#domain/plan/week-question.ts"
import { lackedIn, withoutAskedIn } from "#domain/understanding/kitchen-words.ts"
import { fold } from "#domain/understanding/text.ts"
import { answerOfHad, answerOfList, answerOfOrder } from "./from-list.ts"
import { answerOfDay, answerOfSwapAt } from "./from-week.ts"
import {
  answerOfAhead,
  answerOfContents,
  answerOfLunchBox,
  answerOfQuickest,
  answerOfSteps,
  answerOfThaw,
  dishesFrom,
  dishesWithFoods,
  linkedAll,
} from "./of-dishes.ts"
import { namesOf, type PlanAnswer, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

type Asked = { text: string; named: Named; foods: readonly FoodKey[]; hour: number }
type Answering = (asked: Asked, plan: PlanOfChat, talk: PlanTalk) => PlanAnswer | undefined

/** The kinds that no rule reads: each is a function from what she names and her rows to an answer. */
const answering: Readonly<Partial<Record<PlanKind, Answering>>> = {
  contains: answerOfContains,
  ahead: ({ text, named }, plan, talk) => answerOfAhead(text, named, plan, talk),
  thaw: ({ named }, plan, talk) => answerOfThaw(named, plan, talk),
  quickest: ({ named }, plan, talk) => answerOfQuickest(named, plan, talk),
  lunchBox: ({ named }, plan, talk) => answerOfLunchBox(named, plan, talk),
  steps: ({ text, named, hour }, plan, talk) => answerOfSteps(text, named, plan, talk, hour),
  onList: (_asked, plan, talk) => answerOfList(plan, talk),
  haveIt: ({ foods }, plan, talk) => answerOfHad(foods, plan, talk),
  listOrder: ({ foods }, plan, talk) => answerOfOrder(foods, dishesWithFoods(foods, plan), plan, talk),
  ticks: (_asked, _plan, { ofPlan, labels }) => ({ text: ofPlan("ticks", { swap: labels.swap }) }),
  why: answerOfWhy,
  replace: answerOfReplace,
  again: (_asked, _plan, { ofPlan, labels }) => ({ text: ofPlan("again", { reset: labels.reset }) }),
  mustI: (_asked, _plan, { ofPlan }) => ({ text: ofPlan("mustI") }),
  prefer: (_asked, _plan, { ofPlan, labels }) => ({
    text: ofPlan("prefer", { likes: labels.likes, swap: labels.swap }),
  }),
  appliance: answerOfAppliance,
  whichDay: (_asked, plan, talk) => answerOfDay("weekday", plan, talk),
}

/** Answers a kind of question that no rule reads; undefined where her rows have no answer to it. */
export function answerFromKind(
  kind: PlanKind,
  text: string,
  named: Named,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
): PlanAnswer | undefined {
  const foods = foodsNamed(text, plan)
  return answering[kind]?.({ text, named, foods, hour }, plan, talk)
}

/** Also of what she does not have or want. */
function foodsNamed(text: string, { table }: PlanOfChat): readonly FoodKey[] {
  const { likes } = understandWishes(text, "preferredFoods", table)
  if (likes.length > 0) return likes
  return understandWishes(text, "restrictions", table).wishes.flatMap((wish) => foodOfWish(wish) ?? [])
}

function answerOfContains({ text, named, foods }: Asked, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const plain = fold(text)
  const allergen = allergenIn(plain)
  const isOfWeek = (allergen !== undefined || foods.length > 0) && !named.meal && !asksWhatIsIn(plain)
  return (
    answerOfContents(isOfWeek ? "" : text, isOfWeek ? {} : named, { allergen, foods }, plan, talk) ??
    (named.day ? answerOfDay(named.day, plan, talk) : undefined)
  )
}

function answerOfWhy({ foods }: Asked, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const { ofPlan, labels } = talk
  const because = ofPlan("why", { swap: labels.swap })
  const having = foods.length > 0 ? dishesWithFoods(foods, plan) : []
  if (having.length === 0) return { text: because }
  const count = new Set(having.map(({ recipe }) => recipe.id)).size
  return {
    text: `${ofPlan("weekHas", { food: namesOf(foods, talk), dishes: linkedAll(having, talk), count })} ${because}`,
  }
}

/** For a food that she cannot get or does not have: other dishes in place of the next that needs it. */
function answerOfReplace({ foods }: Asked, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const { ofPlan } = talk
  const [next] = foods.length > 0 ? dishesWithFoods(foods, plan).filter(({ cookedOn }) => !cookedOn) : []
  const alike = ofPlan("replace")
  if (!next) return { text: alike }
  const swap = answerOfSwapAt(slotOf(next.day, next.meal), plan, talk)
  return { ...swap, text: `${alike}\n\n${swap.text}` }
}

/** Which dishes of her week can be made with what she has. */
function answerOfAppliance({ text }: Asked, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const { ofPlan, labels } = talk
  const plain = fold(text)
  const lacked = lackedIn(plain)
  const lacks = lacked.length > 0 ? lacked : withoutAskedIn(plain)
  const how = ofPlan("kitchen", { lacks: labels.lacks })
  if (lacks.length === 0) return { text: how }
  const wishes = [...plan.household.wishes, ...lacks.map(kitchenWish)]
  const fitting = dishesFrom(plan.today, plan).filter(({ recipe }) => isSuitable(recipe, wishes, library.foods))
  return { text: fitting.length > 0 ? `${ofPlan("kitchenFits", { dishes: linkedAll(fitting, talk) })} ${how}` : how }
}
