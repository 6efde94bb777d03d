import { listOf } from "#app/language/format.ts"
import { dayAndMonth } from "#app/language/local-format.ts"
import { library } from "#content/library.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import { workingLinks } from "#domain/helping/helper-link.ts"
import { editionOf, progressOf } from "#domain/journey/journey.ts"
import { checklistItems, programmeDays } from "#domain/journey/progress.ts"
import { lastDinner } from "#domain/plan/at-home/what-is-left.ts"
import { cookingMinutes, type MealOfDay, mealsOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import { nextMeal, toEatNow } from "#domain/plan/cooking/next-meal.ts"
import { alternativesFor } from "#domain/plan/cooking/swap.ts"
import { wishesOfOffers } from "#domain/plan/household.ts"
import { type DayAsked, dayOfWeekAsked } from "#domain/plan/questions/mentions.ts"
import type { WeekQuestion } from "#domain/plan/questions/week-question.ts"
import { slotOf } from "#domain/plan/slots.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { allergensOf, type Meal, type Recipe, titleIn } from "#domain/recipes/recipe.ts"
import { answerOfHome, answerOfLine, answerOfList } from "./from-list.ts"
import type { PlanAnswer, PlanOfChat, PlanTalk } from "./plan-talk.ts"

/** Answers a question about her week from her rows; returns undefined if her week has no answer. `hour` is 0-23. */
export function answerOfWeek(
  question: Exclude<WeekQuestion, { about: "meal" | "swap" }>,
  text: string,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
): PlanAnswer | undefined {
  switch (question.about) {
    case "day":
      return { text: answerOfDay(question.day, plan, talk) }
    case "minutes":
      return answerOfMinutes(question, plan, talk)
    case "people":
      return {
        text: talk.ofPlan("people", { count: plan.household.people, more: talk.labels.more }),
        offer: { kind: "people" },
      }
    case "guests":
      return answerOfGuests(question.meal, plan, talk)
    case "list":
      return answerOfList(plan, talk)
    case "onList":
    case "toList":
      return answerOfLine(question.thing, question.about === "toList", plan, talk)
    case "atHome":
      return answerOfHome(text, plan, talk)
    case "leftovers":
      return { text: answerOfLeftovers(plan, talk) }
    case "sharing":
      return { text: answerOfSharing(plan, talk) }
    case "missedDay":
      return { text: answerOfMissedDay(plan, talk) }
    case "missedMeal":
      return { text: answerOfMissedMeal(plan, talk, hour) }
    case "moved":
      return { text: answerOfMoved(question.day, plan, talk) }
  }
}

export const isOver = ({ journey }: PlanOfChat) => {
  const { day, checklist } = progressOf(journey)
  return day === programmeDays && checklistItems.every((item) => checklist[item])
}

/** The meals that her week has on a day (1-7). */
export function mealsOn(
  day: number,
  { week, household, journey, today, meals, kitchen }: PlanOfChat,
): readonly MealOfDay[] {
  return day === today ? meals : mealsOfDay(library, household, week, journey, day, { kitchen })
}

function answerOfDay(asked: DayAsked | undefined, plan: PlanOfChat, talk: PlanTalk): string {
  const { ofPlan, labels } = talk
  const { today } = plan
  if (asked === "weekday") return ofPlan("noWeekdays", { day: today })
  const isToday = asked === undefined || asked === "today" || asked === today
  const day = dayOfWeekAsked(asked, today)
  if (isOver(plan) && !(typeof asked === "number")) {
    return [ofPlan("over", labels), ...linesOf(programmeDays, plan, talk)].join("\n\n")
  }
  if (day === undefined) return asked === "tomorrow" ? ofPlan("lastDay", labels) : ofPlan("firstDay")
  return [ofPlan(isToday ? "today" : "otherDay", { day }), ...linesOf(day, plan, talk)].join("\n")
}

/** The dishes of a day (1-7), one line each. */
export function linesOf(day: number, plan: PlanOfChat, talk: PlanTalk): string[] {
  const { ofPlan, mealName, titles } = talk
  const lines = mealsOn(day, plan).map((each) => {
    const { meal, recipe, cookedOn } = each
    if (!recipe) return ofPlan("lineNone", { when: mealName(meal) })
    const dish = { when: mealName(meal), title: titleIn(titles, recipe.id), id: recipe.id }
    const line = cookedOn
      ? ofPlan("lineCooked", { ...dish, day: cookedOn.day })
      : ofPlan("line", { ...dish, minutes: cookingMinutes(each) })
    const contains = allergensNamed(recipe, plan, talk)
    return contains ? `${line}. ${contains}` : line
  })
  return plan.household.isUntold ? [...lines, `\n${ofPlan("untold")}`] : lines
}

/**
 * A sentence with the allergens of a dish, as long as she has not said what she must avoid; empty if there is nothing
 * to say.
 */
export function allergensNamed(recipe: Recipe, { household }: PlanOfChat, { ofPlan, allergenName, lang }: PlanTalk) {
  const allergens = household.isUntold ? allergensOf(recipe, library.foods) : []
  return allergens.length === 0 ? "" : ofPlan("contains", { allergens: listOf(allergens.map(allergenName), lang) })
}

/** The meal and day that she means, or else her next meal. */
function mealMeant(meal: Meal | "snack" | undefined, asked: DayAsked | undefined, plan: PlanOfChat, hour?: number) {
  const day = dayOfWeekAsked(asked, plan.today)
  if (day === undefined) return undefined
  const meant = meal ?? (hour === undefined ? undefined : (nextMeal(plan.journey, plan.today, hour) ?? "dinner"))
  return mealsOn(day, plan).find((each) => each.meal === meant)
}

function answerOfMinutes(
  { meal, day }: { meal?: Meal | "snack"; day?: DayAsked },
  plan: PlanOfChat,
  { ofPlan, titles }: PlanTalk,
): PlanAnswer | undefined {
  const meant = meal && mealMeant(meal, day, plan)
  if (!meant?.recipe) return undefined
  const { recipe, cookedOn } = meant
  const dish = { title: titleIn(titles, recipe.id), id: recipe.id, minutes: cookingMinutes(meant) }
  return { text: cookedOn ? ofPlan("minutesCooked", { ...dish, day: cookedOn.day }) : ofPlan("minutes", dish) }
}

function answerOfGuests(
  meal: Meal | "snack" | undefined,
  plan: PlanOfChat,
  { ofPlan, titles, labels }: PlanTalk,
): PlanAnswer {
  const recipe = mealMeant(meal ?? "dinner", undefined, plan)?.recipe
  const text = recipe
    ? ofPlan("guests", { title: titleIn(titles, recipe.id), id: recipe.id, more: labels.more })
    : ofPlan("guestsNoDish")
  return { text, offer: { kind: "people" } }
}

function answerOfLeftovers({ kitchen, household }: PlanOfChat, { ofPlan, titles, labels, lang }: PlanTalk): string {
  const wishes = wishesOfOffers(household)
  const left = kitchen.dishes.filter(({ recipe }) => isSuitable(recipe, wishes, library.foods))
  if (left.length === 0) return ofPlan("leftNone", { cook: labels.cookingMode })
  return left
    .map(({ recipe: { id }, keepsUntil }) => {
      return ofPlan("leftDish", { title: titleIn(titles, id), id, date: dayAndMonth(keepsUntil.slice(0, 10), lang) })
    })
    .join("\n\n")
}

function answerOfSharing({ rows, now }: PlanOfChat, { ofPlan, labels }: PlanTalk): string {
  return ofPlan("share", { count: workingLinks(rows.helperLinks, now).length, ask: labels.askForHelp })
}

function answerOfMissedDay(plan: PlanOfChat, { ofPlan, labels }: PlanTalk): string {
  if (isOver(plan)) return ofPlan("missedDayOver", labels)
  const { day, checklist } = progressOf(plan.journey)
  const left = checklistItems.filter((item) => !checklist[item]).length
  return ofPlan("missedDay", { day, left, reset: labels.reset })
}

function answerOfMissedMeal(plan: PlanOfChat, { ofPlan, titles, labels }: PlanTalk, hour: number): string {
  const next = isOver(plan) ? null : nextMeal(plan.journey, plan.today, hour)
  const recipe = next && plan.meals.find(({ meal }) => meal === next)?.recipe
  const { ate } = labels
  return recipe
    ? ofPlan("missedMeal", { title: titleIn(titles, recipe.id), id: recipe.id, ate })
    : ofPlan("missedMealLast", { ate })
}

function answerOfMoved(asked: DayAsked | undefined, plan: PlanOfChat, { ofPlan, labels }: PlanTalk): string {
  if (isOver(plan)) return ofPlan("over", labels)
  const day = dayOfWeekAsked(asked === "weekday" || asked === "today" ? undefined : asked, plan.today)
  const other = day === undefined || day === plan.today ? Math.min(plan.today + 1, programmeDays) : day
  return ofPlan("moved", { day: other })
}

/** Offers up to three other dishes for a meal of a day, to be pressed in the chat. */
export function answerOfSwap(
  meal: Meal | "snack" | undefined,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
  day = plan.today,
): PlanAnswer {
  const { ofPlan, titles } = talk
  const { journey, household, week, today, journeying, kitchen, ofWhatIsLeft } = plan
  const now = toEatNow(journey, today, hour)
  const wanted = meal && meal !== "snack" ? meal : now === "snack" ? (nextMeal(journey, today, hour) ?? "dinner") : now
  const slot = slotOf(day, wanted)
  const before = week.dishes[slot]
  if (before === undefined) return { text: talk.t("planNoDish") }
  const others = alternativesFor(
    libraryIn(editionOf(journey), library),
    household,
    week.dishes,
    slot,
    journeying.before,
    {
      kitchen,
      ofWhatIsLeft: slot === lastDinner ? ofWhatIsLeft() : undefined,
    },
  )
  const dish = { title: titleIn(titles, before), id: before }
  if (others.length === 0) return { text: ofPlan("swapNone", dish) }
  const ids = others.map(({ recipe }) => recipe.id)
  return { text: ofPlan("swap", dish), offer: { kind: "swap", journeyId: journey.id, slot, before, ids } }
}
