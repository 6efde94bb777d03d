import { listOf } from "#app/language/format.ts"
import { leftOutFor } from "#app/plan/left-out.ts"
import { ritualMinutes } from "#content/plan/rituals.ts"
import { progressOf } from "#domain/journey/journey.ts"
import { checklistItems, programmeDays } from "#domain/journey/progress.ts"
import { type About, textWithout } from "#domain/marked-text.ts"
import type { CanonicalQuestion } from "#domain/plan/questions/canonical.ts"
import { dayFacts } from "#domain/plan/questions/facts-days.ts"
import { ritualFacts } from "#domain/plan/questions/facts-rituals.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import { keysNamedIn } from "./dish-meant.ts"
import { entriesOfPlan } from "./entries-of-plan.ts"
import { factsText, factText } from "./fact-text.ts"
import { answerOfAhead } from "./from-ahead.ts"
import { answerOfUsingUp } from "./from-food-topics.ts"
import { answerOfHome, answerOfLine, answerOfList } from "./from-list.ts"
import { answerOfGuestsOn, answerOfListTopic, toBuyBetween, toThawFor } from "./from-list-topics.ts"
import { answerOfTopic } from "./from-topics.ts"
import { answerOfWeek, isOver } from "./from-week.ts"
import { type Answer, type Asked, dishTitled, linkTo, nextDish, ofDish } from "./kind-asked.ts"
import { answerOfMealNow } from "./meal-now.ts"
import { mealIn } from "./mentions.ts"
import {
  amounts,
  amountsOf,
  calories,
  contains,
  freezes,
  keeps,
  moveMeal,
  quickest,
  reheat,
  repeat,
  swap,
  swapBack,
  weighed,
  whichPan,
} from "./of-dish-kinds.ts"

import {
  believesLeftOut,
  bringBack,
  cookFrom,
  isOnList,
  lackFood,
  leaveOut,
  lighter,
  whichHave,
  whyThis,
} from "./of-food-kinds.ts"
import { answerOfOneHand } from "./of-kitchen.ts"
import { answerOfMissing } from "./of-missing-food.ts"
import { offerNow } from "./offer-to-eat.ts"
import type { PlanAnswer, PlanOfChat, PlanTalk } from "./plan-talk.ts"

/** Answers a canonical question about her plan from her rows. `hour` is 0-23. */
export function answerOfKind(
  { kind, named: { dish, food, day, meal } }: CanonicalQuestion,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
): Answer {
  const recipe = dish ? dishTitled(dish, plan, talk) : nextDish(plan, hour)
  return answers[kind]({
    dish: recipe,
    isNamed: dish !== undefined,
    food,
    keys: food ? keysNamedIn(food, plan.table) : [],
    day: day && /^[1-7]$/.test(day) ? Number(day) : undefined,
    meal: meal ? mealIn(meal) : undefined,
    plan,
    talk,
    hour,
  })
}

const ofEntry = (kind: keyof typeof entriesOfPlan) => (): Answer => ({ entryId: entriesOfPlan[kind] })

function ritual({ plan, talk }: Asked): PlanAnswer {
  const text = textWithout(talk.rituals[plan.today - 1] ?? "", new Set<About>(), leftOutFor(plan.household))
  const { minutes, moved } = ritualFacts(plan.today, ritualMinutes[plan.today - 1] ?? 1)
  return { text: `${talk.ofPlan("ritual", { day: plan.today, ritual: text })}\n\n${factsText([minutes, moved], talk)}` }
}

function checklist({ plan, talk }: Asked): PlanAnswer {
  const { day, checklist: done } = progressOf(plan.journey)
  const left = checklistItems.filter((item) => !done[item])
  if (left.length === 0) return { text: talk.ofPlan("checklistDone", { day }) }
  return { text: talk.ofPlan("checklistLeft", { day, items: listOf(left.map(talk.itemName), talk.lang) }) }
}

function whichDay({ plan, talk }: Asked): PlanAnswer {
  if (isOver(plan)) return { text: talk.ofPlan("over", talk.labels) }
  const { day, checklist: done } = progressOf(plan.journey)
  const left = checklistItems.filter((item) => !done[item]).length
  const { why } = dayFacts({ today: day, left })
  return { text: `${talk.ofPlan("whichDay", { day, left })} ${factText(why, talk)}` }
}

type OfWeek = Parameters<typeof answerOfWeek>[0]
const ofWeek =
  (question: OfWeek) =>
  ({ plan, talk, hour }: Asked): Answer =>
    answerOfWeek(question, "", plan, talk, hour)
const ofTopic =
  (topic: Parameters<typeof answerOfTopic>[0]["topic"]) =>
  ({ plan, talk, hour }: Asked): Answer =>
    answerOfTopic({ topic, clause: "", foods: [] }, "", plan, talk, hour)

const answers: Readonly<Record<KindOfQuestion, (asked: Asked) => Answer>> = {
  dayMeals: ({ day, plan, talk, hour }) =>
    answerOfWeek({ about: "day", ...(day !== undefined && { day }) }, "", plan, talk, hour),
  mealNow: ({ meal, plan, talk, hour }) => answerOfMealNow(meal, plan, talk, hour),
  snack: ({ plan, talk, hour }) => offerNow(plan, talk, hour),
  ingredients: ofDish((dish, asked) => amountsOf(dish, dish.recipe.ingredients, asked)),
  amountOf: amounts,
  contains,
  minutesOf: ofDish((dish, { talk }) => ({
    text: talk.ofPlan("minutesAll", { ...linkTo(dish, talk), minutes: dish.recipe.minutes }),
  })),
  steps: ofDish((dish, { talk }) => ({
    text: talk.ofPlan("steps", {
      ...linkTo(dish, talk),
      cook: talk.labels.cookingMode,
      aloud: talk.labels.readAloud,
    }),
  })),
  whichPan,
  stepDetail: ({ talk }) => ({ text: talk.ofPlan("doneness") }),
  weighed,
  reheat,
  swapDish: swap,
  swapBack,
  whyChanged: ofEntry("whyChanged"),
  replaceFood: ({ food, plan, talk }) =>
    (food ? answerOfMissing(food, plan, talk) : undefined) ?? { entryId: entriesOfPlan.replaceFood },
  lackFood,
  leaveOut,
  believesLeftOut,
  bringBack,
  diet: ({ talk }) => ({ text: talk.ofPlan("diet") }),
  whichHave,
  quickest,
  fewDishesToWash: (asked) => ({ text: lighter(asked) }),
  oneHand: ({ plan, talk }) => answerOfOneHand("", plan, talk),
  noAppliance: ({ talk }) => ({ text: talk.ofPlan("kitchenHow", { lacks: talk.labels.lacks }) }),
  repeatDish: repeat,
  favourites: ({ talk }) => ({ text: talk.ofPlan("favourites") }),
  moveMeal,
  moveDay: ({ day, plan, talk, hour }) =>
    answerOfWeek({ about: "moved", ...(day !== undefined && { day }) }, "", plan, talk, hour),
  missedMeal: ofWeek({ about: "missedMeal" }),
  missedDay: ofWeek({ about: "missedDay" }),
  pause: ({ plan, talk }) => ({ text: talk.ofPlan("pause", { day: plan.today }) }),
  nextWeek: ofTopic("nextWeek"),
  startOver: ({ talk }) => ({ text: talk.ofPlan("startOver", talk.labels) }),
  whichDay,
  forHowMany: ofWeek({ about: "people" }),
  guests: ({ day, plan, talk }) => answerOfGuestsOn(day === undefined ? "" : `day ${day}`, plan, talk),
  twoAtTable: ofEntry("twoAtTable"),
  babyEats: ofEntry("babyEats"),
  keeps,
  freezes,
  thaw: ({ day, plan, talk }) => ({ text: toThawFor(day ?? plan.today + 1, plan, talk) }),
  ahead: ({ plan, talk }) => answerOfAhead("", plan, talk),
  usedUp: ({ food, plan, talk }) =>
    (food ? answerOfUsingUp(food, plan, talk) : undefined) ?? {
      text: food ? talk.ofPlan("haveNone", { foods: food }) : talk.ofPlan("nameFoods"),
    },
  cookFrom,
  takenAlong: ofTopic("takenAlong"),
  list: ({ plan, talk }) => answerOfList(plan, talk),
  listFor: ({ day, plan, talk }) => ({
    text: toBuyBetween(day ?? plan.today, day ?? Math.min(plan.today + 1, programmeDays), plan, talk),
  }),
  isOnList,
  addToList: ({ food, plan, talk }) => answerOfLine(food, true, plan, talk),
  tick: ({ plan, talk }) => answerOfListTopic("tick", "", plan, talk),
  untick: ({ talk }) => ({ text: talk.ofPlan("untickLine") }),
  markEaten: ({ talk }) => ({ text: talk.ofPlan("markEaten", { ate: talk.labels.ate }) }),
  ticksStay: ({ talk }) => ({ text: talk.ofPlan("ticksStay") }),
  listFollows: ({ talk }) => ({ text: talk.ofPlan("followsSwap") }),
  aisles: ({ plan, talk }) => answerOfListTopic("aisles", "", plan, talk),
  atHome: ({ food = "", plan, talk }) => answerOfHome(food, plan, talk),
  cost: ofEntry("cost"),
  sharing: ({ plan, talk }) => answerOfListTopic("sharing", "", plan, talk),
  printed: ofEntry("printed"),
  helper: ofEntry("helper"),
  whoWrote: ofEntry("whoWrote"),
  whyThis,
  enoughFood: ({ talk }) => ({ text: talk.ofPlan("enoughFood", { more: talk.labels.more }) }),
  calories,
  hardNight: ({ talk }) => ({
    text: talk.ofPlan("hardNight", { begin: talk.labels.hardNight, undo: talk.labels.endHardNight }),
  }),
  ritual,
  checklist,
  reminders: ofEntry("reminders"),
  offline: ofEntry("offline"),
  whereIs: ({ talk }) => ({ text: talk.ofPlan("whereIs") }),
  remembers: ({ talk }) => ({ text: talk.ofPlan("remembers") }),
  timeOfMeals: ({ talk }) => ({ text: talk.ofPlan("timeOfMeals", { ate: talk.labels.ate }) }),
}
