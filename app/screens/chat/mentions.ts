import { shortFormWords } from "#content/message-words/short-forms.ts"
import { answerWords } from "#content/plan-words/answers.ts"
import { mentionWords } from "#content/plan-words/mentions.ts"
import { readerOfMentions } from "#domain/plan/questions/mentions.ts"
import { patternsOf } from "#domain/understanding/phrases.ts"
import { readerOfShortForms } from "#domain/understanding/short-forms.ts"

/**
 * Recognises the meals, days and complaints that a message names. All answers about the plan share this instance, so
 * that its words are compiled only once.
 */
export const mentions = readerOfMentions(mentionWords)
export const { dayAskedIn, dayOnWeekday, mealIn } = mentions

export const writtenOut = readerOfShortForms(shortFormWords)

/** Patterns for the other words that answers look for in a message in lower case and without accents. */
export const says = patternsOf(answerWords)
