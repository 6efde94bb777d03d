import { shortFormWords } from "#content/message-words/short-forms.ts"
import { answerWords } from "#content/plan-words/answers.ts"
import { mentionWords } from "#content/plan-words/mentions.ts"
import { readerOfMentions } from "#domain/plan/questions/mentions.ts"
import { patternsOf } from "#domain/understanding/phrases.ts"
import { readerOfShortForms } from "#domain/understanding/short-forms.ts"

/** Reads the meals, days and complaints that a message names; all answers about her plan share its compiled words. */
export const mentions = readerOfMentions(mentionWords)
export const { dayAskedIn, dayOnWeekday, mealIn } = mentions

export const writtenOut = readerOfShortForms(shortFormWords)

/** Finds in a folded message the other words that an answer depends on. */
export const says = patternsOf(answerWords)
