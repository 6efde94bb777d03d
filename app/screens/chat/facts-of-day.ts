import { leftOutFor } from "#app/plan/left-out.ts"
import { programmeDays } from "#domain/journey/progress.ts"
import { type About, textWithout } from "#domain/marked-text.ts"
import { cookingMinutes } from "#domain/plan/cooking/meals-of-day.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import type { Fact, ThingKnown } from "./facts.ts"
import { answerOfKind } from "./from-kinds.ts"
import { thawedFor } from "./from-list-topics.ts"
import { mealsOn } from "./from-week.ts"
import { answerOfOneHand, answerOfTonight } from "./of-kitchen.ts"
import type { PlanOfChat, PlanTalk } from "./plan-talk.ts"

type Label = Parameters<PlanTalk["ofPlan"]>[0]

/** The lines of a day that answer a plain question by themselves. */
const answered: readonly (readonly [Label, KindOfQuestion, ...KindOfQuestion[]])[] = [
  ["fact-open", "checklist"],
  ["fact-next", "whichDay"],
  ["fact-missed", "missedDay"],
  ["fact-missedMeal", "missedMeal"],
  ["fact-mark", "markEaten", "tick"],
  ["fact-hours", "timeOfMeals", "moveMeal"],
  ["fact-exchange", "moveDay"],
  ["fact-hardNight", "hardNight", "fewDishesToWash"],
  ["fact-pause", "pause"],
  ["fact-after", "nextWeek"],
  ["fact-startOver", "startOver"],
]

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
  return { heading, facts: [...meals, ...lines.slice(0, 2), ritual, ...lines.slice(2), ...ofDishes] }
}

/** The text of a day's ritual, without what she leaves out. */
function ritualOf(day: number, { household }: PlanOfChat, { rituals }: PlanTalk): string {
  return textWithout(rituals[day - 1] ?? "", new Set<About>(), leftOutFor(household))
}

/** Returns what her plan knows of the ritual of a day (1-7). */
export function factsOfRitual(day: number, plan: PlanOfChat, talk: PlanTalk): ThingKnown {
  const said = (label: Label, text: string, ...kinds: Fact["kinds"]): Fact => ({
    label: talk.ofPlan(label),
    text,
    kinds,
  })
  const next = (day % programmeDays) + 1
  return {
    heading: talk.ofPlan("facts-ritual", { day }),
    facts: [
      said("fact-ritual", ritualOf(day, plan, talk), "ritual"),
      said("fact-ritualTime", talk.ofPlan("said-ritualTime"), "minutesOf", "quickest"),
      said("fact-ritualWhen", talk.ofPlan("said-ritualWhen"), "moveDay", "timeOfMeals", "moveMeal"),
      said("fact-ritualOther", talk.ofPlan("said-ritualOther", { ritual: ritualOf(next, plan, talk) }), "swapDish"),
      said(
        "fact-mark",
        talk.ofPlan("said-ritualMark", { morning: talk.itemName("morning") }),
        "markEaten",
        "checklist",
      ),
      said("fact-ritualMissed", talk.ofPlan("said-ritualMissed"), "missedMeal", "missedDay"),
    ],
  }
}
