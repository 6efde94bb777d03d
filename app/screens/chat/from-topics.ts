import type { EntryOfPlan } from "#app/chat/from-plan.ts"
import { listOf } from "#app/language/format.ts"
import { library } from "#content/library.ts"
import { kitchenWords } from "#content/message-words/kitchen.ts"
import { lackedFor } from "#domain/food/appliance.ts"
import { foodsNamedIn } from "#domain/food/foods-named.ts"
import type { Wish } from "#domain/food/wish.ts"
import { kitchenAddress } from "#domain/food/wish-address.ts"
import { programmeDays } from "#domain/journey/progress.ts"
import { nextMeal } from "#domain/plan/cooking/next-meal.ts"
import type { TopicQuestion } from "#domain/plan/questions/topic-question.ts"
import { slotOf } from "#domain/plan/slots.ts"
import { dietOf, titleIn } from "#domain/recipes/recipe.ts"
import { readerOfKitchen } from "#domain/understanding/kitchen.ts"
import { fold } from "#domain/understanding/text.ts"
import { ahead, dishOf, meantBy, named } from "./dish-links.ts"
import { dayMeant, dishesMeant, dishesOfWeek, keysNamedIn } from "./dish-meant.ts"
import { entriesOfPlan } from "./entries-of-plan.ts"
import { answerOfAhead } from "./from-ahead.ts"
import {
  answerOfAlways,
  answerOfIngredients,
  answerOfReplacing,
  answerOfUsingUp,
  answerOfWhich,
} from "./from-food-topics.ts"
import { answerOfGuestsOn, answerOfListTopic, isOfList } from "./from-list-topics.ts"
import { answerOfSwap, answerOfWeek, isOver, linesOf } from "./from-week.ts"
import { mealIn, says } from "./mentions.ts"
import type { PlanAnswer, PlanOfChat, PlanTalk } from "./plan-talk.ts"

const lackedIn = readerOfKitchen(kitchenWords)

/** Answers a question on a topic of her plan; returns undefined if her week has no answer. `hour` is 0-23. */
export function answerOfTopic(
  question: TopicQuestion,
  text: string,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
): PlanAnswer | EntryOfPlan | undefined {
  const { topic } = question
  switch (topic) {
    case "wrote":
      return { entryId: entriesOfPlan.whoWrote }
    case "cost":
    case "away":
    case "babyEats":
    case "twoAtTable":
    case "printed":
    case "exactly":
      return { entryId: entriesOfPlan[topic] }
    case "ownRecipe":
      return { text: talk.ofPlan("ownRecipe", talk.labels) }
    case "minutesOf":
      return answerOfMinutes(text, plan, talk)
    case "whichMeatless":
      return answerOfMeatless(plan, talk)
    case "tastes":
      return { text: talk.ofPlan("tastes") }
    case "takenAlong":
      return answerOfTaking(plan, talk)
    case "untick":
      return { text: talk.ofPlan(isOfList(text, plan) ? "untickLine" : "tickStays") }
    case "ticksStay":
      return { text: talk.ofPlan("ticksStay") }
    case "guests":
      return answerOfGuestsOn(text, plan, talk)
    case "followsSwap":
    case "onceOnList":
    case "aisles":
    case "had":
    case "sharing":
    case "tick":
    case "toBuyFor":
    case "thaw":
      return answerOfListTopic(topic, text, plan, talk)
    case "freezes":
      return answerOfFreezing(text, plan, talk)
    case "keeps":
      return answerOfKeeping(text, plan, talk)
    case "ahead":
      return answerOfAhead(text, plan, talk)
    case "people":
      return answerOfPeople(text, plan, talk, hour)
    case "nextWeek":
      return isOver(plan)
        ? { text: talk.ofPlan("over", talk.labels) }
        : { text: talk.ofPlan("nextWeek", { day: plan.today, anotherWeek: talk.labels.anotherWeek }) }
    case "missedDay":
    case "missedMeal":
      return answerOfWeek({ about: topic }, text, plan, talk, hour)
    case "moved":
      return answerOfMoving(question, text, plan, talk, hour)
    case "repeat":
      return answerOfRepeating(text, plan, talk)
    case "quickest":
      return answerOfQuickest(text, plan, talk)
    case "whyAlways":
      return answerOfAlways(question, text, plan, talk)
    case "inKitchen":
      return answerOfKitchen(text, plan, talk)
    case "noFridge":
      return { entryId: entriesOfPlan.noFridge }
    case "steps":
      return answerOfSteps(question, text, plan, talk, hour)
    case "swap":
      return answerOfSwapOf(question, text, plan, talk, hour)
    case "replace":
      return answerOfReplacing(text, plan, talk)
    case "usedUp":
      return answerOfUsingUp(text, plan, talk)
    case "ingredients":
      return answerOfIngredients(question, text, plan, talk)
    case "whichHave":
      return answerOfWhich(question, plan, talk)
  }
}

function answerOfFreezing(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | EntryOfPlan {
  const { dishes, isBy } = dishesMeant(text, plan, talk)
  const [first] = dishes
  if (first && isBy === "title")
    return { text: talk.t(first.recipe.freezes ? "dishFreezes" : "dishFreezesNot", dishOf(first, talk)) }
  const freezing = ahead(plan).filter(({ recipe }) => recipe.freezes)
  if (keysNamedIn(text, plan.table).length > 0 || isOver(plan)) return { entryId: entriesOfPlan.freezes }
  return {
    text:
      freezing.length > 0 ? talk.ofPlan("whichFreeze", { dishes: named(freezing, talk) }) : talk.ofPlan("freezeNone"),
  }
}

function answerOfKeeping(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | EntryOfPlan {
  const { dishes, isBy } = dishesMeant(text, plan, talk)
  const [first] = dishes
  if (!first || isBy !== "title") return { entryId: entriesOfPlan.keeps }
  const { keepsDays } = first.recipe
  const dish = dishOf(first, talk)
  return { text: keepsDays > 0 ? talk.t("dishKeeps", { ...dish, days: keepsDays }) : talk.t("dishKeepsNot", dish) }
}

function answerOfTaking(plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const keeping = ahead(plan).filter(({ recipe }) => recipe.keepsDays > 0)
  const text = keeping.length > 0 ? talk.ofPlan("along", { dishes: named(keeping, talk) }) : talk.ofPlan("alongNone")
  return { text: `${text} ${talk.ofPlan("keptCold")}` }
}

function answerOfPeople(text: string, plan: PlanOfChat, talk: PlanTalk, hour: number): PlanAnswer | undefined {
  const { dishes, meal, day } = dishesMeant(text, plan, talk)
  const dish = dishes.find((each) => each.meal === (meal ?? "dinner")) ?? dishes[0]
  if (dish && (meal || day !== undefined))
    return {
      text: talk.ofPlan("guests", { ...dishOf(dish, talk), more: talk.labels.more }),
      offer: { kind: "people" },
    }
  return answerOfWeek({ about: "people" }, text, plan, talk, hour)
}

function answerOfMoving(
  question: TopicQuestion,
  text: string,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
): PlanAnswer | undefined {
  if (isOver(plan)) return { text: talk.ofPlan("over", talk.labels) }
  const { dishes, isBy, meal, day } = meantBy(question, text, plan, talk)
  const [dish] = dishes
  if (dish && (isBy !== "place" || (meal && day !== undefined)))
    return { text: talk.ofPlan("movedDish", { ...dishOf(dish, talk), day: dish.day }) }
  if (day === undefined) return { text: [talk.ofPlan("movedMeals"), ...linesOf(plan.today, plan, talk)].join("\n") }
  return answerOfWeek({ about: "moved" }, text, plan, talk, hour)
}

function answerOfRepeating(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | EntryOfPlan {
  const { dishes, isBy, meal } = dishesMeant(text, plan, talk)
  const isOfWeek = says.week.test(fold(text))
  const [dish] = dishes
  if (!dish || (isBy === "place" && !meal))
    return isOfWeek && isBy === "place" ? { entryId: entriesOfPlan.again } : { text: talk.ofPlan("repeatHow") }
  const wanted = Math.max(dayMeant(text, plan) ?? 0, Math.max(plan.today, dish.day) + 1)
  const { journey, week } = plan
  const before = week.dishes[slotOf(wanted, dish.meal)]
  if (wanted > programmeDays || before === undefined || before === dish.recipe.id)
    return { text: talk.ofPlan("repeatDish", dishOf(dish, talk)) }
  return {
    text: talk.ofPlan("repeatOn", { ...dishOf(dish, talk), day: wanted, other: titleIn(talk.titles, before) }),
    offer: { kind: "swap", journeyId: journey.id, slot: slotOf(wanted, dish.meal), before, ids: [dish.recipe.id] },
  }
}

function answerOfQuickest(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const { meal } = dishesMeant(text, plan, talk)
  const dishes = dishesOfWeek(plan).filter((dish) => !meal || dish.meal === meal)
  const sorted = dishes.toSorted((a, b) => a.recipe.minutes - b.recipe.minutes).slice(0, 3)
  const lines = sorted.map((dish) =>
    talk.ofPlan("quickLine", { ...dishOf(dish, talk), day: dish.day, minutes: dish.recipe.minutes }),
  )
  return { text: talk.ofPlan("quickest", { dishes: listOf(lines, talk.lang) }) }
}

function answerOfKitchen(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | EntryOfPlan {
  const lacks = lackedIn(fold(text))
  if (lacks.length === 0) return { entryId: entriesOfPlan.noOven }
  const all = ahead(plan)
  const fits = all.filter(({ recipe }) => lackedFor(recipe.ways, lacks).length === 0)
  const others = all.filter((dish) => !fits.includes(dish))
  const lines = [
    ...(fits.length > 0 ? [talk.ofPlan("kitchenFits", { dishes: named(fits, talk) })] : []),
    ...(others.length > 0 ? [talk.ofPlan("kitchenNot", { dishes: named(others, talk) })] : []),
    talk.ofPlan("kitchenTell", { address: kitchenAddress(lacks) }),
  ]
  return { text: lines.join("\n\n") }
}

function answerOfSwapOf(
  question: TopicQuestion,
  text: string,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
): PlanAnswer {
  const meant = meantBy(question, text, plan, talk)
  const meal = mealIn(text)
  // "Dinner time, something quicker than the risotto" means tonight's dinner, not another dish with rice.
  const isOther = meant.isBy === "food" && meal && !meant.dishes.some((dish) => dish.meal === meal)
  const dish = isOther ? undefined : meant.dishes.find(({ day }) => day >= plan.today)
  if (dish) return answerOfSwap(dish.meal, plan, talk, hour, dish.day)
  const foods = foodsNamedIn(question.clause, plan.table)
  if (meal || foods.length === 0) return answerOfSwap(meal, plan, talk, hour)
  const said = {
    text: talk.ofPlan("swapNotThere", {
      foods: listOf(
        foods.map(({ spelling }) => spelling),
        talk.lang,
      ),
    }),
  }
  const wishes = foods.flatMap((each) => each.foods.map((food): Wish => `food:${food}`))
  return plan.maySaveFood && wishes.length > 0 ? { ...said, offer: { kind: "leaveOut", wishes } } : said
}

function answerOfMinutes(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const { dishes, isBy } = dishesMeant(text, plan, talk)
  const [dish] = isBy === "title" ? dishes : []
  return dish && { text: talk.ofPlan("minutes", { ...dishOf(dish, talk), minutes: dish.recipe.minutes }) }
}

function answerOfMeatless(plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const dishes = ahead(plan).filter(({ recipe }) => ["vegan", "vegetarian"].includes(dietOf(recipe, library.foods)))
  return {
    text: dishes.length > 0 ? talk.ofPlan("meatless", { dishes: named(dishes, talk) }) : talk.ofPlan("meatlessNone"),
  }
}

function answerOfSteps(
  question: TopicQuestion,
  text: string,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
): PlanAnswer | undefined {
  const meant = meantBy(question, text, plan, talk).dishes
  const dishes = meant.length > 0 ? meant : ahead(plan)
  const dish =
    dishes.find(
      ({ meal }) =>
        meal ===
        (mealIn(text) ?? (says.tonight.test(fold(text)) ? "dinner" : nextMeal(plan.journey, plan.today, hour))),
    ) ?? dishes[0]
  return (
    dish && {
      text: talk.ofPlan("steps", {
        ...dishOf(dish, talk),
        cook: talk.labels.cookingMode,
        aloud: talk.labels.readAloud,
      }),
    }
  )
}
