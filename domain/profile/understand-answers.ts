import type { PriceBand } from "../food/food.ts"
import { birthDateIn } from "./answer-birth-date.ts"
import { amountIn, bandOf } from "./answer-budget.ts"
import { minutesIn } from "./answer-minutes.ts"
import { foldAnswer } from "./answer-numbers.ts"
import type { cookingLevels, Onboarding } from "./onboarding.ts"

export type UnderstoodAnswers = {
  /** The day on which the baby was born, as "YYYY-MM-DD". */
  birthDate?: string
  /** For one meal, 5 to 240. */
  minutes?: number
  priceBand?: PriceBand
  level?: (typeof cookingLevels)[number]
}

type Answers = Pick<Onboarding, "postpartumWeeks" | "timeAvailable" | "weeklyBudget" | "cookingLevel">

/** `today`: YYYY-MM-DD; what is not understood is absent. */
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
