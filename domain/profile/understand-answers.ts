import type { PriceBand } from "../food/food.ts"
import { birthDateIn } from "./answer-birth-date.ts"
import { amountIn, bandOf } from "./answer-budget.ts"
import { minutesIn } from "./answer-minutes.ts"
import { foldAnswer } from "./answer-numbers.ts"
import type { cookingLevels, Onboarding } from "./onboarding.ts"

export type UnderstoodAnswers = {
  /** The day on which the baby was born (YYYY-MM-DD). */
  birthDate?: string
  /** The minutes to cook one meal, 5 to 240. */
  minutes?: number
  priceBand?: PriceBand
  level?: (typeof cookingLevels)[number]
}

type Answers = Pick<Onboarding, "postpartumWeeks" | "timeAvailable" | "weeklyBudget" | "cookingLevel">

/** `today` is YYYY-MM-DD. Fields that are not understood are missing. */
export function understandAnswers(answers: Answers, today: string): UnderstoodAnswers {
  const birthDate = birthDateIn(foldAnswer(answers.postpartumWeeks), today)
  const minutes = minutesIn(foldAnswer(answers.timeAvailable))
  const priceBand = bandOf(amountIn(foldAnswer(answers.weeklyBudget)))
  return {
    ...(birthDate && { birthDate }),
    ...(minutes && { minutes }),
    ...(priceBand && { priceBand }),
    ...(answers.cookingLevel && { level: answers.cookingLevel }),
  }
}
