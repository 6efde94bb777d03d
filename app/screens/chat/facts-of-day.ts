import { leftOutFor } from "#app/plan/left-out.ts"
import { ritualMinutes } from "#content/plan/rituals.ts"
import { progressOf } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { type About, textWithout } from "#domain/marked-text.ts"
import { cookingMinutes } from "#domain/plan/cooking/meals-of-day.ts"
import { dayFacts } from "#domain/plan/questions/facts-days.ts"
import { ritualFacts } from "#domain/plan/questions/facts-rituals.ts"
import { undoFact } from "#domain/plan/questions/facts-undo.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { lineOf } from "./fact-text.ts"
import type { Fact, ThingKnown } from "./facts.ts"
import { answerOfKind } from "./from-kinds.ts"
import { thawedFor } from "./from-list-topics.ts"
import { mealsOn } from "./from-week.ts"
import { answerOfOneHand, answerOfTonight } from "./of-kitchen.ts"
import type { PlanOfChat, PlanTalk } from "./plan-talk.ts"

type Label = Parameters<PlanTalk["ofPlan"]>[0]

/**
 * Labels of lines about a day, each with the canonical question whose answer is its text, and with other kinds of
 * question that this text answers too.
 */
const answered: readonly (readonly [Label, KindOfQuestion, ...KindOfQuestion[]])[] = [
  ["fact-open", "checklist"],
  ["fact-missedMeal", "missedMeal"],
  ["fact-mark", "markEaten", "tick"],
  ["fact-hours", "timeOfMeals", "moveMeal"],
  ["fact-exchange", "moveDay"],
  ["fact-hardNight", "hardNight", "fewDishesToWash"],
  ["fact-pause", "pause"],
]

/**
 * Makes the lines about how days count: which day comes next, how to make up for a missed day, go back or start over,
 * and what comes after the week.
 */
function countingOf({ journey, today }: PlanOfChat, talk: PlanTalk): Fact[] {
  const { checklist } = progressOf(journey)
  const left = checklistItems.filter((item) => !checklist[item]).length
  const { which, why, back, late, again, weekEnd, weekdays } = dayFacts({ today, left })
  return [
    lineOf("fact-next", [which, why], ["whichDay"], talk),
    lineOf("fact-missed", [late], ["missedDay"], talk),
    lineOf("fact-back", [back], ["missedDay", "untick"], talk),
    lineOf("fact-ticks", [undoFact("tickDay")], ["untick", "swapBack"], talk),
    lineOf("fact-weekdays", [weekdays], ["moveDay", "whichDay"], talk),
    lineOf("fact-after", [weekEnd], ["nextWeek"], talk),
    lineOf("fact-startOver", [again], ["startOver", "repeatDish"], talk),
  ]
}

/** Returns what her plan knows of a day (1-7) of her week. `hour` is from 0 to 23. */
export function factsOfDay(day: number, plan: PlanOfChat, talk: PlanTalk, hour: number): ThingKnown {
  const meals = mealsOn(day, plan).flatMap((each): Fact[] => {
    const { meal, recipe } = each
    if (!recipe) return []
    const told = { title: titleIn(talk.titles, recipe.id), id: recipe.id, minutes: cookingMinutes(each) }
    return [{ label: talk.mealName(meal), text: talk.ofPlan("said-cook", told), kinds: ["dayMeals", "mealNow"] }]
  })
  const lines = answered.flatMap(([label, kind, ...kinds]): Fact[] => {
    const text = answerOfKind({ kind, named: {} }, plan, talk, hour)?.text
    return text ? [{ label: talk.ofPlan(label), text, kinds: [kind, ...kinds] }] : []
  })
  const told: readonly (readonly [Label, string | undefined, KindOfQuestion])[] = [
    ["fact-hand", answerOfOneHand(`day ${day}`, plan, talk).text, "oneHand"],
    ["fact-ahead", (day === plan.today + 1 && answerOfTonight(plan, talk)?.text) || undefined, "ahead"],
    ["fact-thaw", thawedFor(day, plan, talk), "thaw"],
  ]
  const ofDishes = told.flatMap(([label, text, kind]): Fact[] => {
    return text ? [{ label: talk.ofPlan(label), text, kinds: [kind] }] : []
  })
  const ritual: Fact = { label: talk.ofPlan("fact-ritual"), text: ritualOf(day, plan, talk), kinds: ["ritual"] }
  const heading = talk.ofPlan(day === plan.today ? "today" : "otherDay", { day })
  return {
    heading,
    facts: [...meals, ...lines.slice(0, 1), ...countingOf(plan, talk), ritual, ...lines.slice(1), ...ofDishes],
  }
}

/** The text of a day's ritual, without what she leaves out. */
function ritualOf(day: number, { household }: PlanOfChat, { rituals }: PlanTalk): string {
  return textWithout(rituals[day - 1] ?? "", new Set<About>(), leftOutFor(household))
}

/** Returns what her plan knows of the ritual of a day (1-7). */
export function factsOfRitual(day: number, plan: PlanOfChat, talk: PlanTalk): ThingKnown {
  const { minutes, when, whatFor, interrupted, again, moved, marks } = ritualFacts(day, ritualMinutes[day - 1] ?? 1)
  return {
    heading: talk.ofPlan("facts-ritual", { day }),
    facts: [
      { label: talk.ofPlan("fact-ritual"), text: ritualOf(day, plan, talk), kinds: ["ritual"] },
      lineOf("fact-ritualTime", [minutes, interrupted], ["minutesOf", "quickest"], talk),
      lineOf("fact-ritualWhen", [when], ["timeOfMeals", "moveDay", "moveMeal"], talk),
      lineOf("fact-ritualOther", [moved, again], ["moveDay", "swapDish", "repeatDish"], talk),
      lineOf("fact-mark", [marks], ["markEaten", "checklist", "tick"], talk),
      lineOf("fact-ritualFor", [whatFor], ["whyThis"], talk),
    ],
  }
}
