import { expect, test } from "vitest"
import { loadMessages } from "#app/language/load-messages.ts"
import { foods } from "#content/foods.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { understandWishes } from "#domain/food/understand-wishes.ts"
import { languages } from "#domain/language.ts"
import { emptyOnboarding } from "#domain/profile/onboarding.ts"
import { understandAnswers } from "#domain/profile/understand-answers.ts"
import { suitablePhrases } from "./liked-phrases.ts"

test.each(languages)("what she can tap in place of writing is understood, in %s", async (language) => {
  const t = await loadMessages("onboarding", language)
  const understood = (answer: object) => understandAnswers({ ...emptyOnboarding, ...answer }, "2026-11-27")
  for (const restrictions of t("restrictionsPhrases").split(", ")) {
    const { wishes, unknown } = understandWishes(restrictions, "restrictions", wishTable)
    expect({ restrictions, count: wishes.length > 0, unknown }).toEqual({ restrictions, count: true, unknown: [] })
  }
  for (const food of t("preferredFoodsPhrases").split(", ")) {
    const { likes, unknown } = understandWishes(food, "preferredFoods", wishTable)
    expect({ food, isLiked: likes.length > 0, unknown }).toEqual({ food, isLiked: true, unknown: [] })
  }
  const minutes = t("timeAvailablePhrases")
    .split(", ")
    .map((timeAvailable) => understood({ timeAvailable }).minutes)
  expect(minutes).toEqual([10, 20, 30])
  const bands = t("weeklyBudgetPhrases")
    .split(", ")
    .map((weeklyBudget) => understood({ weeklyBudget }).priceBand)
  expect(bands).toEqual([1, 2, 3])
  for (const postpartumWeeks of t("postpartumWeeksPhrases").split(", ")) {
    expect(understood({ postpartumWeeks }).birthDate, postpartumWeeks).toMatch(/^2026-/)
  }
})

test("no food is offered that she leaves out", () => {
  const phrases = ["Feijão", "Frango", "Ovos", "Peixe", "Banana"]
  const offered = (restrictions: string) => suitablePhrases(phrases, restrictions, wishTable, foods)
  expect(offered("")).toEqual(phrases)
  expect(offered("Vegetariana")).toEqual(["Feijão", "Ovos", "Banana"])
  expect(offered("Sem ovo, Sem peixe")).toEqual(["Feijão", "Frango", "Banana"])
})
