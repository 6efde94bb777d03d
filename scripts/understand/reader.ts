import { readFileSync } from "node:fs"
import { dangerWords } from "#content/danger-words/words.ts"
import { knownFoods } from "#content/known-foods/known-foods.ts"
import { calmWords } from "#content/message-words/calm.ts"
import { everydayWords } from "#content/message-words/everyday.ts"
import { safeSleepWords } from "#content/message-words/safe-sleep.ts"
import { messageWords } from "#content/message-words/words.ts"
import { mentionWords } from "#content/plan-words/mentions.ts"
import { questionWords } from "#content/plan-words/questions.ts"
import { planWords } from "#content/plan-words/words.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { readEntries } from "#domain/chat/faq-entries.ts"
import { isQuestionOf } from "#domain/chat/faq-match.ts"
import { withKnownFoods } from "#domain/food/known-foods.ts"
import { isLanguage } from "#domain/language.ts"
import { createKindModel } from "#domain/plan/questions/kind-model.ts"
import { kindTextOf } from "#domain/plan/questions/kind-text.ts"
import { readerOfMentions } from "#domain/plan/questions/mentions.ts"
import { readerOfPlan } from "#domain/plan/questions/question.ts"
import { readerOfCalm } from "#domain/plan/questions/week-question.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { createSafetyModel } from "#domain/safety/model.ts"
import { dangerRulesOf } from "#domain/safety/rules.ts"
import { foodNamesOf } from "#domain/understanding/food-alone.ts"
import { createIntentModel } from "#domain/understanding/intents.ts"
import { messageRules, understandMessage } from "#domain/understanding/message.ts"
import type { ModelFile } from "#domain/understanding/model-file.ts"
import type { Whom } from "#domain/understanding/whom.ts"
import { readWrittenEntries } from "../written-entries.ts"

export type Read = {
  level: "urgent" | "check" | "none"
  kind: SafetyKind | null
  entry: number | "plan" | `screen:${string}` | null
  offered: number[]
  /**
   * Whether nothing answers the message, so that the reply names the emergency number. It does not if danger is ruled
   * out and entries are offered.
   */
  number: boolean
  /** The section of a guide that answers a message about safe sleep. */
  section?: string
  mood?: true
  whom?: Whom
}

const asksOnlyOfWeek = readerOfCalm(planWords, readerOfMentions(mentionWords))
const planQuestionIn = readerOfPlan(questionWords)
const table = withKnownFoods(wishTable, knownFoods)
const foods = foodNamesOf(table)
const rules = messageRules(
  messageWords,
  { safeSleep: safeSleepWords, everyday: everydayWords, calm: calmWords },
  dangerRulesOf(dangerWords),
)

export async function createReader(language: string) {
  if (!isLanguage(language)) throw new Error(`There is no language ${language}: say pt, en or es.`)
  const { entries: written, courtesies } = await readWrittenEntries(language)
  const safety = createSafetyModel(readModel("safety"))
  const intents = createIntentModel(readModel("intents"))
  const likelyKinds = createKindModel(readModel("plan"), kindTextOf(questionWords, table))
  const likelyOfPlan = (text: string) => likelyKinds(text).ofPlan
  const entries = readEntries(written)
  return (text: string): Read => {
    const { concern, courtesy, entry, offered, isAboutSafeSleep, isAboutMood, isDangerRuledOut, whom } =
      understandMessage(text, {
        safety,
        intents,
        entries,
        courtesies,
        foods,
        rules,
        asksOnlyOfWeek,
        ofPlan: likelyOfPlan,
      })
    const isElsewhere = concern?.level === "urgent" || courtesy || isAboutSafeSleep || isAboutMood
    const ofPlan = isElsewhere || (entry && isQuestionOf(entry, text)) ? null : planAnswerTo(text)
    const answer = ofPlan ?? entry?.id ?? null
    return {
      level: concern?.level ?? "none",
      kind: concern?.kind ?? null,
      entry: answer,
      number: answer === null && !(isDangerRuledOut && offered.length > 0),
      offered: ofPlan ? [] : offered.map(({ id }) => id),
      ...(isAboutMood && { mood: true as const }),
      ...(whom && { whom }),
      ...(isAboutSafeSleep && { section: "mood-and-sleep#safe-sleep" }),
    }
  }
}

/**
 * Finds what answers a question about the plan. A mother who has a planned week gets this instead of the FAQ's entry.
 */
function planAnswerTo(text: string): "plan" | "screen:/profile/food" | null {
  const question = planQuestionIn(text, table)
  if (!question) return null
  const isToSettle = question.about === "kitchen" || (question.about === "leaveOut" && question.wishes.length > 0)
  return isToSettle ? "screen:/profile/food" : "plan"
}

function readModel(name: string): ModelFile {
  return JSON.parse(readFileSync(`${import.meta.dirname}/../../content/models/${name}.json`, "utf8"))
}
