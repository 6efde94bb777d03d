import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { kitchenWords } from "#content/message-words/kitchen.ts"
import { topicWords } from "#content/plan-words/topics/topics.ts"
import { planWords } from "#content/plan-words/words.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { currentEdition } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { type Language, languages } from "#domain/language.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { readerOfPlan } from "#domain/plan/questions/question.ts"
import { planOf } from "#domain/plan/week/plan-of.ts"
import { answerFromPlan, planForChat } from "./from-plan.ts"
import { loadPlanTalk } from "./load-plan-talk.ts"

const planQuestionIn = readerOfPlan(planWords, topicWords, kitchenWords)
// Those that the rules do not read are counted in tests/understanding/plan-questions.test.ts.
const written: Record<Language, Record<string, readonly string[]>> = JSON.parse(
  readFileSync("tests/understanding/sets/plan/tuning.json", "utf8"),
)
const read = Object.fromEntries(
  languages.map((lang) => {
    const texts = Object.values(written[lang]).flat()
    // How long "it" takes is answered only where a meal is named.
    const isAnswerable = (text: string) => !["minutes", undefined].includes(planQuestionIn(text, wishTable)?.about)
    return [lang, texts.filter(isAnswerable)]
  }),
) as unknown as Record<Language, string[]>

function planAfter(days: number | null) {
  const done = Object.fromEntries(Array.from({ length: days ?? 0 }, (_, index) => [index + 1, [...checklistItems]]))
  const journeys =
    days === null ? [] : [{ id: "first", startedAt: "2026-11-21T08:00:00.000Z", done, edition: currentEdition }]
  const plan = planOf(library, journeys, days === null ? { ...noHousehold, isUntold: true } : noHousehold)
  return planForChat(plan, Math.min((days ?? 0) + 1, 7), wishTable, { now: "2026-11-29T12:00:00.000Z" })
}

const states = { "before onboarding": null, "on day 1": 0, "on day 4": 3, "after the week": 7 }

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
