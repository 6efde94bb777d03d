import type { EntryOfPlan } from "#app/chat/from-plan.ts"
import { listOf } from "#app/language/format.ts"
import { library } from "#content/library.ts"
import { likeForLike } from "#content/like-for-like.ts"
import { answerWordsAsWritten } from "#content/plan-words/answers.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { foodsNamedIn } from "#domain/food/foods-named.ts"
import type { Wish } from "#domain/food/wish.ts"
import { editionOf } from "#domain/journey/journey.ts"
import { wishesOfOffers } from "#domain/plan/household.ts"
import { dishFrom } from "#domain/plan/questions/cook-from.ts"
import type { TopicQuestion } from "#domain/plan/questions/topic-question.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { patternsOf } from "#domain/understanding/phrases.ts"
import { fold } from "#domain/understanding/text.ts"
import { ahead, dishOf, meantBy, named } from "./dish-links.ts"
import { dayMeant, dishesMeant, dishesOfWeek, hasAnyOf, keysNamedIn } from "./dish-meant.ts"
import { linesOf } from "./from-week.ts"
import { says } from "./mentions.ts"
import { namesOf, type PlanAnswer, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

/** The id of the chat's entry about replacing a food by a similar one. */
const replacingEntryId = 45

const having = new RegExp(patternsOf(answerWordsAsWritten).having.source, "iu")

export function answerOfAlways({ clause }: TopicQuestion, text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer {
  const ofClause = keysNamedIn(clause, plan.table)
  const keys = ofClause.length > 0 ? ofClause : keysNamedIn(text, plan.table)
  const dishes = dishesOfWeek(plan).filter(({ recipe }) => hasAnyOf(recipe, keys))
  const held = keys.filter((key) => dishes.some(({ recipe }) => hasAnyOf(recipe, [key])))
  if (dishes.length === 0) return { text: talk.ofPlan("haveNone", { foods: namesOf(keys.slice(0, 1), talk) }) }
  const told = { count: dishes.length, foods: namesOf(held, talk), dishes: named(dishes, talk) }
  const said = { text: talk.ofPlan("always", told) }
  const wishes = held.map((key): Wish => `food:${key}`)
  return plan.maySaveFood ? { ...said, offer: { kind: "leaveOut", wishes } } : said
}

export function answerOfReplacing(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | EntryOfPlan {
  const all = foodsNamedIn(text, plan.table).map(({ foods }) => foods)
  // "No tilapia, which fish instead?" names a food and also its group; the group is dropped.
  const isWider = (one: readonly FoodKey[], other: readonly FoodKey[]) =>
    one.length > other.length && other.length > 0 && other.every((key) => one.includes(key))
  const groups = all.filter((group) => !all.some((other) => isWider(group, other)))
  const keys = groups.flat()
  const isInWeek = (key: FoodKey) => dishesOfWeek(plan).some(({ recipe }) => hasAnyOf(recipe, [key]))
  const inWeekFirst = [...keys.filter(isInWeek), ...keys]
  const suiting = (key: FoodKey) => likeForLike(key).filter((other) => suits(other, plan))
  // If she names two foods, the question is about the one that the other can replace.
  const isOfOther = (key: FoodKey, other: FoodKey) =>
    groups.some((group) => group.includes(other) && !group.includes(key))
  const pair = inWeekFirst.find((key) => suiting(key).some((other) => isOfOther(key, other)))
  const missing = pair ?? (groups.length === 1 ? inWeekFirst[0] : undefined)
  const others = missing ? suiting(missing) : []
  if (!missing || others.length === 0) return { entryId: replacingEntryId }
  const told = { food: namesOf([missing], talk) }
  const own = others.filter((other) => isOfOther(missing, other))
  const first = pair
    ? talk.ofPlan("replaceYes", { ...told, other: namesOf(own, talk) })
    : talk.ofPlan("replace", { ...told, others: namesOf(others.slice(0, 3), talk) })
  const dishes = ahead(plan).filter(({ recipe }) => hasAnyOf(recipe, [missing]))
  const where =
    dishes.length > 0 ? `\n\n${talk.ofPlan("itIsIn", { ...told, dishes: named(dishes.slice(0, 3), talk) })}` : ""
  return { text: first + where }
}

export function suits(food: FoodKey, { household }: PlanOfChat): boolean {
  const ingredients = [{ food, grams: 1, measure: { count: 1, unit: "unit" } }] as const
  return library.foods[food] !== undefined && isSuitable({ ingredients }, wishesOfOffers(household), library.foods)
}

export function answerOfUsingUp(text: string, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const keys = keysNamedIn(text, plan.table)
  const dishes = ahead(plan).filter(({ recipe }) => hasAnyOf(recipe, keys))
  if (dishes.length > 0)
    return {
      text: talk.ofPlan("usesUp", {
        foods: namesOf(
          keys.filter((key) => dishes.some(({ recipe }) => hasAnyOf(recipe, [key]))),
          talk,
        ),
        dishes: named(dishes, talk),
      }),
    }
  const found = dishFrom(libraryIn(editionOf(plan.journey), library), plan.household, plan.kitchen, keys)
  if (!found) return undefined
  const { id, minutes } = found.recipe
  return {
    text: talk.t("planCook", { foods: namesOf(found.from, talk), title: titleIn(talk.titles, id), id, minutes }),
  }
}

export function answerOfIngredients(
  question: TopicQuestion,
  text: string,
  plan: PlanOfChat,
  talk: PlanTalk,
): PlanAnswer {
  const { dishes, isBy, day = plan.today, meal } = meantBy(question, text, plan, talk)
  const [dish] = dishes
  if (dish && (isBy !== "place" || meal)) {
    const foods = namesOf(
      dish.recipe.ingredients.map(({ food }) => food),
      talk,
    )
    return { text: talk.t("dishMadeOf", { ...dishOf(dish, talk), foods }) }
  }
  return {
    text: [talk.ofPlan(day === plan.today ? "today" : "otherDay", { day }), ...linesOf(day, plan, talk)].join("\n"),
  }
}

/**
 * A question about one dish is answered with whether it contains the food; a question about her week, with the dishes
 * that contain it.
 */
export function answerOfWhich({ clause }: TopicQuestion, plan: PlanOfChat, talk: PlanTalk): PlanAnswer | undefined {
  const [subject = "", ...objects] = clause.split(having)
  const object = objects.length > 0 ? objects.join(" ") : clause
  const foods = foodsNamedIn(object, plan.table)
  const inWeek = dishesMeant(clause, plan, talk)
  if (inWeek.isBy === "title" && objects.length === 0)
    return { text: talk.ofPlan("standsOn", { dishes: named(inWeek.dishes, talk) }) }
  // A question about what a dish does without, as in "doesn't need a pan", cannot be answered from its list of
  // ingredients.
  if (foods.length === 0 || says.without.test(fold(clause))) return undefined
  const keys = foods.flatMap((each) => each.foods)
  const words = listOf([...new Set(foods.map(({ spelling }) => spelling))], talk.lang)
  const { dishes, isBy, meal } = dishesMeant(subject, plan, talk)
  const [dish] = objects.length > 0 && (isBy === "title" || meal) ? dishes : []
  if (dish) {
    const bearing = dish.recipe.ingredients.map(({ food }) => food).filter((food) => keys.includes(food))
    return {
      text:
        bearing.length > 0
          ? talk.ofPlan("hasFood", { ...dishOf(dish, talk), foods: namesOf(bearing, talk) })
          : talk.ofPlan("hasNot", { ...dishOf(dish, talk), foods: words }),
    }
  }
  const day = dayMeant(clause, plan)
  const all = dishesOfWeek(plan).filter((each) => day === undefined || each.day === day)
  const holding = all.filter(({ recipe }) => hasAnyOf(recipe, keys))
  if (holding.length > 0) return { text: talk.ofPlan("haveWhich", { foods: words, dishes: named(holding, talk) }) }
  return {
    text:
      day === undefined ? talk.ofPlan("haveNone", { foods: words }) : talk.ofPlan("haveNoneOn", { foods: words, day }),
  }
}
