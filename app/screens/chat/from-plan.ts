import { listOf } from "#app/language/format.ts"
import type { Translate } from "#app/language/resources.ts"
import { leftOutFor } from "#app/plan/left-out.ts"
import { library } from "#content/library.ts"
import { themeOf } from "#domain/answer-theme.ts"
import type { Appliance } from "#domain/appliance.ts"
import { isSuitable } from "#domain/exclusions.ts"
import type { FaqEntry } from "#domain/faq-match.ts"
import type { Allergen, FoodKey } from "#domain/food.ts"
import { editionOf, type Journey } from "#domain/journey.ts"
import type { Language } from "#domain/language.ts"
import { wishesAgainstText } from "#domain/marked-text.ts"
import { candidatesByMeal } from "#domain/plan/candidates.ts"
import { dishFrom, foodsToCookIn } from "#domain/plan/cook-from.ts"
import { type DishQuestion, dishQuestionIn, isNamedBy } from "#domain/plan/dish-question.ts"
import { libraryIn } from "#domain/plan/editions.ts"
import type { Household } from "#domain/plan/household.ts"
import { emptyKitchen, type Kitchen } from "#domain/plan/kitchen.ts"
import { findRecipe, type Library } from "#domain/plan/library.ts"
import { type MealOfDay, mealsOfDay } from "#domain/plan/meals-of-day.ts"
import { toEatNow } from "#domain/plan/next-meal.ts"
import { offersNow } from "#domain/plan/offers.ts"
import type { PlannedWeek } from "#domain/plan/plan-week.ts"
import { planTopicIn } from "#domain/plan/question.ts"
import { foodOf, type Recipe, titleIn } from "#domain/recipe.ts"
import { kitchenWish, type UnderstoodWishes, type Wish, type WishTable } from "#domain/wish.ts"
import { foodAddress, kitchenAddress } from "#domain/wish-address.ts"

export type PlanTalk = {
  t: Translate<"chat">
  lang: Language
  titles: Readonly<Record<string, string>>
  snacks: Readonly<Record<string, { title: string; how: string }>>
  wishLabel: (wish: Wish) => string
  foodName: (food: string) => string
  allergenName: (allergen: Allergen) => string
}
type Plan = {
  week: PlannedWeek
  household: Household
  today: number
  journey: Journey
  meals: readonly MealOfDay[]
  table: WishTable
  kitchen: Kitchen
}

export function planForChat(
  week: PlannedWeek,
  household: Household,
  today: number,
  journey: Journey,
  table: WishTable,
  kitchen: Kitchen = emptyKitchen,
): Plan {
  const meals = mealsOfDay(library, household, week, journey, today, { kitchen })
  return { week, household, today, journey, meals, table, kitchen }
}

/** Returns undefined if the text is not about her week. */
export function answerFromPlan(text: string, plan: Plan, talk: PlanTalk, hour: number): string | undefined {
  const ofDish = dishQuestionIn(text)
  const answer = ofDish && answerOfDish(ofDish, plan, talk)
  if (answer) return answer
  const toCook = foodsToCookIn(text, plan.table)
  if (toCook) return answerToCook(toCook, plan, talk)
  const question = planTopicIn(text, plan.table)
  if (!question) return undefined
  if (question.about === "leaveOut") return answerToWish(question, plan, talk)
  if (question.about === "kitchen") return answerToKitchen(question.lacks, plan, talk)
  const { t, titles } = talk
  const { journey, today } = plan
  const meal = question.meal ?? toEatNow(journey, today, hour)
  if (meal === "snack") return offerNow(plan, talk)
  const recipe = plan.meals.find((each) => each.meal === meal)?.recipe
  if (!recipe) return t("planNoDish")
  return t(question.about === "swap" ? "planSwap" : "planMeal", {
    title: titleIn(titles, recipe.id),
    id: recipe.id,
  })
}

/** From the recipe alone. Undefined where no dish of today is meant. */
function answerOfDish(question: DishQuestion, { meals }: Plan, talk: PlanTalk): string | undefined {
  const { t, lang, titles, foodName, allergenName } = talk
  const recipes = meals.flatMap(({ meal, recipe }) => (recipe ? [{ meal, recipe }] : []))
  const asked = recipes.find(({ meal, recipe }) =>
    question.meal ? meal === question.meal : isNamedBy(titleIn(titles, recipe.id), question),
  )
  if (!asked) return undefined
  const { recipe } = asked
  const dish = { title: titleIn(titles, recipe.id), id: recipe.id }
  const { allergen, about } = question
  const bearing = recipe.ingredients.filter(
    ({ food }) => allergen && foodOf({ food }, library.foods).allergens.includes(allergen),
  )
  const names = (foods: readonly { food: string }[]) =>
    listOf(
      foods.map(({ food }) => foodName(food).toLowerCase()),
      lang,
    )
  if (about === "ingredients") return t("dishMadeOf", { ...dish, foods: names(recipe.ingredients) })
  if (about === "contains" && allergen) {
    const named = { ...dish, allergen: allergenName(allergen) }
    return bearing.length > 0 ? t("dishContains", { ...named, foods: names(bearing) }) : t("dishContainsNone", named)
  }
  const { keepsDays, freezes } = recipe
  if (about === "freezes") return t(freezes ? "dishFreezes" : "dishFreezesNot", dish)
  return keepsDays > 0 ? t("dishKeeps", { ...dish, days: keepsDays }) : t("dishKeepsNot", dish)
}

function answerToCook(
  asked: readonly FoodKey[],
  { household, kitchen, journey }: Plan,
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

/** What is at home first; nothing with a usual allergen before she has told. */
function offerNow({ household, kitchen }: Plan, { t, titles, snacks }: PlanTalk): string | undefined {
  const [offer] = offersNow(library, household, kitchen)
  if (!offer) return undefined
  const { snack, dish, standing } = offer
  if (dish) return t("planLeft", { title: titleIn(titles, dish.recipe.id), id: dish.recipe.id })
  const { title = "", how = "" } = snacks[snack.id] ?? {}
  return t(`planNow-${standing}`, { title, how })
}

function answerToWish(
  { wishes, inNoDish }: Pick<UnderstoodWishes, "wishes" | "inNoDish">,
  { household }: Pick<Plan, "household">,
  { t, lang, wishLabel }: PlanTalk,
): string {
  if (wishes.length === 0) return t("planHasNone", { words: inNoDish.map(({ word }) => `“${word}”`).join(", ") })
  const named = listOf(
    wishes.slice(0, 4).map((wish) => wishLabel(wish)),
    lang,
  )
  const isKnown = wishes.every((wish) => household.wishes.includes(wish))
  return isKnown
    ? t("planLeavesOut", { wishes: named })
    : t("planTell", { wishes: named, address: foodAddress(wishes) })
}

function answerToKitchen(
  lacks: readonly Appliance[],
  { household }: Pick<Plan, "household">,
  { t, lang, wishLabel }: PlanTalk,
): string {
  const wishes = lacks.map(kitchenWish)
  const named = listOf(wishes.map(wishLabel), lang)
  return wishes.every((wish) => household.wishes.includes(wish))
    ? t("planLeavesOut", { wishes: named })
    : t("planKitchen", { lacks: named, address: kitchenAddress(lacks) })
}

export function besideExcluded(entry: FaqEntry, shown: string, { household, journey }: Plan, talk: PlanTalk): string {
  const { t, lang, titles, wishLabel } = talk
  const against = wishesAgainstText(entry.markedAnswer, leftOutFor(household))
  if (against.length === 0) return shown
  const named = [...entry.markedAnswer.matchAll(/\]\(\/my-plan\/recipe\/(\d+)\)/g)].map(([, id]) =>
    findRecipe(library, Number(id)),
  )
  const suits = (recipe: Recipe) => isSuitable(recipe, household.wishes, library.foods)
  const missing = named.find((recipe) => recipe && !suits(recipe))
  // A dish behind a sentence about her body would read as a remedy.
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
