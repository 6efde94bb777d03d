import type { EntryOfPlan } from "#app/chat/from-plan.ts"
import { listOf } from "#app/language/format.ts"
import { leftOutFor } from "#app/plan/left-out.ts"
import { library } from "#content/library.ts"
import { asked } from "#content/plan-words/asked/asked.ts"
import { dishWords } from "#content/plan-words/dish.ts"
import { questionWords } from "#content/plan-words/questions.ts"
import { toCookWords } from "#content/plan-words/to-cook.ts"
import { themeOf } from "#domain/chat/answer-theme.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import { isSuitable } from "#domain/food/exclusions.ts"
import type { FoodKey } from "#domain/food/food.ts"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import type { WishTable } from "#domain/food/wish.ts"
import { editionOf } from "#domain/journey/journey.ts"
import { wishesAgainstText } from "#domain/marked-text.ts"
import { emptyKitchen } from "#domain/plan/at-home/kitchen.ts"
import { mealsOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import type { Household } from "#domain/plan/household.ts"
import { findRecipe, type Library } from "#domain/plan/library.ts"
import { readerOfCanonical } from "#domain/plan/questions/canonical.ts"
import { dishFrom, readerOfFoodsToCook } from "#domain/plan/questions/cook-from.ts"
import { type DishQuestion, isNamedBy, readerOfDishes } from "#domain/plan/questions/dish-question.ts"
import type { KindOfQuestion } from "#domain/plan/questions/kinds.ts"
import { readerOfPlan } from "#domain/plan/questions/question.ts"
import type { TopicQuestion } from "#domain/plan/questions/topic-question.ts"
import type { Topic } from "#domain/plan/questions/topic-rules.ts"
import { candidatesByMeal } from "#domain/plan/week/candidates.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import type { Plan as Planned } from "#domain/plan/week/plan-of.ts"
import { foodOf, type Recipe, titleIn } from "#domain/recipes/recipe.ts"
import { dayMeant, dishElsewhere, dishesMeant, keysNamedIn } from "./dish-meant.ts"
import { entriesOfPlan } from "./entries-of-plan.ts"
import { answerOfAll } from "./facts-of-thing.ts"
import { answerOfKind } from "./from-kinds.ts"
import { answerOfPlain } from "./from-plain.ts"
import { answerOfTopic } from "./from-topics.ts"
import { answerOfSwap, answerOfWeek, mealsOn } from "./from-week.ts"
import { answerToKitchen, answerToWish } from "./from-wishes.ts"
import { answerOfMealNow } from "./meal-now.ts"
import { mentions, writtenOut } from "./mentions.ts"
import { namesOf, type PlanAnswer, type PlanOfChat, type PlanTalk } from "./plan-talk.ts"

const dishQuestionIn = readerOfDishes(dishWords)
const planQuestionIn = readerOfPlan(questionWords)
const foodsToCookIn = readerOfFoodsToCook(toCookWords, mentions)
const canonicalIn = readerOfCanonical(asked)

type Hers = Pick<PlanOfChat, "kitchen" | "rows" | "now" | "maySaveFood" | "ofWhatIsLeft">

const nothingTold: Omit<Hers, "kitchen"> = {
  rows: { journeys: [], helperLinks: [] },
  now: "",
  maySaveFood: false,
  ofWhatIsLeft: () => undefined,
}

/**
 * `today` is the day (1-7) whose meals are current. The last argument holds her other rows, such as ticks, helper links
 * and earlier journeys.
 */
export function planForChat(
  planned: Planned,
  today: number,
  table: WishTable,
  { kitchen = emptyKitchen, ...hers }: Partial<Hers> = {},
): PlanOfChat {
  const { household, week, journey } = planned
  const meals = mealsOfDay(library, household, week, journey, today, { kitchen })
  return { ...planned, today, meals, table, kitchen, ...nothingTold, ...hers }
}

/**
 * Returns undefined if the text is not about her week. `hour` is 0-23. `isAnswered` is true if an entry of the chat is
 * a certain match; that entry then wins over a weak match with her week.
 */
export function answerFromPlan(
  written: string,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
  isAnswered = false,
): PlanAnswer | EntryOfPlan | undefined {
  const canonical = canonicalIn(written)
  if (canonical) return answerOfKind(canonical, plan, talk, hour)
  const ofAll = answerOfAll(written, plan, talk, hour)
  if (ofAll) return ofAll
  const text = writtenOut(written)
  const plain = answerOfPlain(text, plan, talk, hour, isAnswered)
  if (plain) return plain
  const question = planQuestionIn(text, plan.table)
  const isNear = question?.about === "topic" && question.isWeak && isAnswered
  const isOfHers = isNear && ofOneDish.has(question.topic) && dishesMeant(text, plan, talk).isKind
  const topic = question?.about === "topic" && (!isNear || isOfHers) ? question : undefined
  if (!topic || ofOneDish.has(topic.topic)) {
    const ofDish = dishQuestionIn(text)
    const dish = ofDish && answerOfDish(ofDish, text, plan, talk)
    if (dish) return { text: dish }
  }
  const elsewhere = topic && answerElsewhere(topic, text, plan, talk, hour)
  if (elsewhere) return elsewhere
  const ofTopic = topic && answerOfTopic(topic, text, plan, talk, hour)
  if (ofTopic) return ofTopic
  const toCook = foodsToCookIn(text, plan.table)
  if (toCook) return { text: answerToCook(toCook, plan, talk) }
  if (!question || question.about === "topic") return undefined
  if (question.about === "leaveOut") return answerToWish(question, plan, talk)
  if (question.about === "kitchen") return { text: answerToKitchen(question.lacks, plan, talk) }
  if (question.about === "swap") return answerOfSwap(question.meal, plan, talk, hour)
  // "Leftovers" together with a food and no cooked dish at home means a leftover ingredient, so the entry about keeping
  // food answers.
  if (question.about === "leftovers" && plan.kitchen.dishes.length === 0 && keysNamedIn(text, plan.table).length > 0)
    return { entryId: entriesOfPlan.keeps }
  if (question.about !== "meal") return answerOfWeek(question, text, plan, talk, hour)
  const { day } = question
  if (day !== undefined && day !== "today") return answerOfWeek({ about: "day", day }, text, plan, talk, hour)
  return answerOfMealNow(question.meal, plan, talk, hour)
}

/** If a question on one of these topics means a dish of today, it is answered for that dish alone. */
const ofOneDish: ReadonlySet<Topic> = new Set(["ingredients", "whichHave", "keeps", "freezes"])

/** The kinds of question that these topics become when one dish is meant. */
const kindOfTopic: Partial<Record<Topic, KindOfQuestion>> = {
  ingredients: "ingredients",
  keeps: "keeps",
  freezes: "freezes",
  minutesOf: "minutesOf",
  steps: "steps",
}

/** Answers about a dish that is not in her week: says that it is not, then answers from the recipe. */
function answerElsewhere(
  { topic, clause }: TopicQuestion,
  text: string,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
): PlanAnswer | undefined {
  const kind = kindOfTopic[topic]
  if (!kind || dishesMeant(text, plan, talk).isBy === "title") return undefined
  const recipe = dishElsewhere(clause, plan, talk) ?? dishElsewhere(text, plan, talk)
  if (!recipe) return undefined
  const title = titleIn(talk.titles, recipe.id)
  const answer = answerOfKind({ kind, named: { dish: title } }, plan, talk, hour)
  return answer?.text === undefined
    ? undefined
    : { text: `${talk.ofPlan("notInWeek", { title, id: recipe.id })} ${answer.text}` }
}

/** Answers from the recipe alone; returns undefined if the text means no dish of today. */
function answerOfDish(question: DishQuestion, text: string, plan: PlanOfChat, talk: PlanTalk): string | undefined {
  const { t, titles, allergenName } = talk
  const { table, today } = plan
  const meals = mealsOn(dayMeant(text, plan) ?? today, plan)
  const recipes = meals.flatMap(({ meal, recipe }) => (recipe ? [{ meal, recipe }] : []))
  const asked = recipes.find(({ meal, recipe }) =>
    question.meal ? meal === question.meal : isNamedBy(titleIn(titles, recipe.id), question),
  )
  if (!asked) return undefined
  const { recipe } = asked
  const dish = { title: titleIn(titles, recipe.id), id: recipe.id }
  const { allergens = [], about } = question
  const names = (foods: readonly { food: string }[]) =>
    namesOf(
      foods.map(({ food }) => food),
      talk,
    )
  if (about === "ingredients") return t("dishMadeOf", { ...dish, foods: names(recipe.ingredients) })
  if (about === "contains" && allergens.length > 0) {
    const said = allergens.map((allergen) => {
      const bearing = recipe.ingredients.filter((each) => foodOf(each, library.foods).allergens.includes(allergen))
      const named = { ...dish, allergen: allergenName(allergen) }
      return bearing.length > 0 ? t("dishContains", { ...named, foods: names(bearing) }) : t("dishContainsNone", named)
    })
    return said.join("\n\n")
  }
  if (about === "contains") return answerOfFood(text, recipe, table, talk)
  const { keepsDays, freezes } = recipe
  if (about === "freezes") return t(freezes ? "dishFreezes" : "dishFreezesNot", dish)
  return keepsDays > 0 ? t("dishKeeps", { ...dish, days: keepsDays }) : t("dishKeepsNot", dish)
}

/** Answers whether a dish contains a food that is not an allergen; returns undefined if the question names no food. */
function answerOfFood(text: string, recipe: Recipe, table: WishTable, talk: PlanTalk): string | undefined {
  const { ofPlan, titles } = talk
  const asked = understandWishes(text, "preferredFoods", table).likes
  if (asked.length === 0) return undefined
  const isAsked = (food: FoodKey) => [food, ...(library.foods[food]?.kin ?? [])].some((name) => asked.includes(name))
  const dish = { title: titleIn(titles, recipe.id), id: recipe.id }
  const bearing = recipe.ingredients.map(({ food }) => food).filter(isAsked)
  return bearing.length > 0 ? ofPlan("hasFood", { ...dish, foods: namesOf(bearing, talk) }) : ofPlan("hasNoFood", dish)
}

function answerToCook(
  asked: readonly FoodKey[],
  { household, kitchen, journey }: PlanOfChat,
  { t, lang, titles, foodName }: PlanTalk,
): string {
  const found = dishFrom(libraryIn(editionOf(journey), library), household, kitchen, asked)
  if (!found) return t("planCookNone")
  const { id, minutes } = found.recipe
  const foods = listOf(
    found.from.map((food) => foodName(food).toLowerCase()),
    lang,
  )
  return t("planCook", { foods, title: titleIn(titles, id), id, minutes })
}

export function besideExcluded(
  entry: FaqEntry,
  shown: string,
  { household, journey }: PlanOfChat,
  talk: PlanTalk,
): string {
  const { t, lang, titles, wishLabel } = talk
  const against = wishesAgainstText(entry.markedAnswer, leftOutFor(household))
  if (against.length === 0) return shown
  const named = [...entry.markedAnswer.matchAll(/\]\(\/my-plan\/recipe\/(\d+)\)/g)].map(([, id]) =>
    findRecipe(library, Number(id)),
  )
  const suits = (recipe: Recipe) => isSuitable(recipe, household.wishes, library.foods)
  const missing = named.find((recipe) => recipe && !suits(recipe))
  // Below an answer about her body, an offered dish would read as a remedy.
  const isOfFood = themeOf(entry.id) === "eating"
  const other = isOfFood && missing && instead(libraryIn(editionOf(journey), library), missing, household, suits)
  const wishes = listOf(against.slice(0, 4).map(wishLabel), lang)
  const offered = other ? t("planInstead", { title: titleIn(titles, other.id), id: other.id }) : ""
  return `${shown}\n\n${t(shown ? "planLeftOut" : "planAllLeftOut", { wishes })} ${offered}`.trim()
}

function instead(
  ofEdition: Library,
  { kind }: Recipe,
  { wishes }: Household,
  suits: (recipe: Recipe) => boolean,
): Recipe | undefined {
  if (kind !== "quick") return candidatesByMeal(ofEdition, wishes)[kind][0]
  return ofEdition.recipes.find((recipe) => recipe.kind === "quick" && suits(recipe))
}
