import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { questionWords } from "#content/plan-words/questions.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { type Language, languages } from "#domain/language.ts"
import { readerOfPlan } from "#domain/plan/questions/question.ts"
import { planAfter, states } from "#tests/plan-after.ts"
import { answerFromPlan } from "./from-plan.ts"
import { loadPlanTalk } from "./load-plan-talk.ts"

const planQuestionIn = readerOfPlan(questionWords)
// tests/understanding/plan-questions.test.ts counts the questions that the rules do not recognise.
const written: Record<Language, Record<string, readonly string[]>> = JSON.parse(
  readFileSync("tests/understanding/sets/plan/tuning.json", "utf8"),
)
const read = Object.fromEntries(
  languages.map((lang) => {
    const texts = Object.values(written[lang]).flat()
    // A question about time is answered only if it names a meal.
    const isAnswerable = (text: string) => !["minutes", undefined].includes(planQuestionIn(text, wishTable)?.about)
    return [lang, texts.filter(isAnswerable)]
  }),
) as unknown as Record<Language, string[]>

test.each(Object.entries(states).flatMap(([state, days]) => languages.map((lang) => [state, lang, days] as const)))(
  "%s every phrase in %s that is read as a question about her week is answered",
  async (_state, lang, days) => {
    const [plan, talk] = [planAfter(days), await loadPlanTalk(lang)]
    expect(read[lang].length).toBeGreaterThan(300)
    const isAnswered = (text: string) => {
      const answer = answerFromPlan(text, plan, talk, 13)
      return answer?.entryId !== undefined || /^[^{}]+$/.test(answer?.text ?? "")
    }
    expect(read[lang].filter((text) => !isAnswered(text))).toEqual([])
  },
)
