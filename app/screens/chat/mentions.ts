import { mentionWords } from "#content/plan-words/mentions.ts"
import { readerOfMentions } from "#domain/plan/questions/mentions.ts"

/** What a message names: its words are compiled once for all answers about her plan. */
export const mentions = readerOfMentions(mentionWords)
export const { dayAskedIn, dayOnWeekday, mealIn } = mentions
