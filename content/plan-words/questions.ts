import type { QuestionWords } from "#domain/plan/questions/question.ts"
import { kitchenWords } from "../message-words/kitchen.ts"
import { shortFormWords } from "../message-words/short-forms.ts"
import { leftOutWords } from "./left-out.ts"
import { mentionWords } from "./mentions.ts"
import { topicWords } from "./topics/topics.ts"
import { planWords } from "./words.ts"

/** All words by which questions about the plan are recognised. */
export const questionWords: QuestionWords = {
  week: planWords,
  topics: topicWords,
  kitchen: kitchenWords,
  leftOut: leftOutWords,
  mentions: mentionWords,
  shortForms: shortFormWords,
}
