import { listOf } from "#app/language/format.ts"
import type { Translate } from "#app/language/resources.ts"
import { library } from "#content/library.ts"
import { wishesAgainst } from "#domain/exclusions.ts"
import type { Language } from "#domain/language.ts"
import type { Household } from "#domain/plan/household.ts"
import { findRecipe } from "#domain/plan/library.ts"
import { type MealOfDay, mealsOfDay } from "#domain/plan/meals-of-day.ts"
import { candidatesByMeal, type PlannedWeek } from "#domain/plan/plan-week.ts"
import { mealAt, planQuestionIn } from "#domain/plan/question.ts"
import type { Recipe } from "#domain/recipe.ts"
import { understandWishes } from "#domain/understand-wishes.ts"
import type { Wish, WishTable } from "#domain/wish.ts"

/** Her week as the chat speaks of it, in one language. */
export type PlanTalk = {
  t: Translate<"chat">
  lang: Language
  titles: Readonly<Record<string, string>>
  snacks: Readonly<Record<string, { title: string }>>
  wishLabel: (wish: Wish) => string
}
type Plan = { week: PlannedWeek; household: Household; today: number; meals: readonly MealOfDay[]; table: WishTable }

export function planForChat(
  week: PlannedWeek,
  household: Household,
  today: number,
  hardNights: Parameters<typeof mealsOfDay>[3],
  table: WishTable,
): Plan {
  return { week, household, today, meals: mealsOfDay(library, household, week, hardNights, today), table }
}

/** The answer to a question about her week, with links; undefined for any other. */
export function answerFromPlan(text: string, plan: Plan, talk: PlanTalk, hour: number): string | undefined {
  const question = planQuestionIn(text)
  if (!question) return undefined
  if (question.about === "leaveOut") return answerToWish(text, plan, talk)
  const { t, titles, snacks } = talk
  const meal = question.meal ?? mealAt(hour)
  const snack = plan.week.days[plan.today - 1]?.snacks[0]
  if (meal === "snack") return snack && t("planSnack", { title: snacks[snack.id]?.title ?? "", day: plan.today })
  const recipe = plan.meals.find((each) => each.meal === meal)?.recipe
  if (!recipe) return t("planNoDish")
  return t(question.about === "swap" ? "planSwap" : "planMeal", { title: titles[recipe.id] ?? "", id: recipe.id })
}

function answerToWish(text: string, { household, table }: Plan, { t, lang, wishLabel }: PlanTalk): string | undefined {
  const { wishes } = understandWishes(text, "restrictions", table)
  if (wishes.length === 0) return undefined
  const named = listOf(
    wishes.slice(0, 4).map((wish) => wishLabel(wish)),
    lang,
  )
  const isKnown = wishes.every((wish) => household.wishes.includes(wish))
  return t(isKnown ? "planLeavesOut" : "planTell", { wishes: named })
}

/** What is added to an answer that names a dish with something that she leaves out: that it has, and another dish. */
export function besideExcluded(answer: string, { household }: Plan, { t, lang, titles, wishLabel }: PlanTalk): string {
  const named = [...answer.matchAll(/\]\(\/my-plan\/recipe\/(\d+)\)/g)].map(([, id]) => findRecipe(library, Number(id)))
  const against = (recipe: Recipe) => wishesAgainst(recipe, household.wishes, library.foods)
  const excluded = named.find((recipe) => recipe && against(recipe).length > 0)
  if (!excluded) return answer
  const ofKind =
    excluded.kind === "quick"
      ? library.recipes.filter((recipe) => recipe.kind === "quick" && against(recipe).length === 0)
      : candidatesByMeal(library, household.wishes)[excluded.kind]
  const [other] = ofKind
  const wishes = listOf(against(excluded).map(wishLabel), lang)
  const title = titles[excluded.id] ?? ""
  const instead = other ? t("planInstead", { title: titles[other.id] ?? "", id: other.id }) : ""
  return `${answer}\n\n${t("planAgainst", { title, wishes })} ${instead}`.trimEnd()
}
