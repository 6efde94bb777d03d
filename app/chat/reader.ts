import { readCountry } from "#app/care/country.ts"
import { dangerRules } from "#app/care/danger-rules.ts"
import { calmWords } from "#content/message-words/calm.ts"
import { everydayWords } from "#content/message-words/everyday.ts"
import { safeSleepWords } from "#content/message-words/safe-sleep.ts"
import { messageWords } from "#content/message-words/words.ts"
import { mentionWords } from "#content/plan-words/mentions.ts"
import { planWords } from "#content/plan-words/words.ts"
import type { Courtesies } from "#domain/chat/courtesy.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import { countryNamedIn } from "#domain/country-named.ts"
import type { WishTable } from "#domain/food/wish.ts"
import type { Language } from "#domain/language.ts"
import { readerOfMentions } from "#domain/plan/questions/mentions.ts"
import { readerOfCalm } from "#domain/plan/questions/week-question.ts"
import type { SafetyModel } from "#domain/safety/model.ts"
import { foodNamesOf } from "#domain/understanding/food-alone.ts"
import { createIntentModel } from "#domain/understanding/intents.ts"
import { messageRules, type UnderstoodMessage, understandMessage } from "#domain/understanding/message.ts"
import { languageOfMessage } from "#domain/understanding/message-language.ts"
import type { ModelFile } from "#domain/understanding/model-file.ts"

const asksOnlyOfWeek = readerOfCalm(planWords, readerOfMentions(mentionWords))

export type Reader = {
  /** `ofPlan`: how likely it is that a text asks about her plan. */
  understand: (text: string, safety: SafetyModel, ofPlan?: (text: string) => number) => UnderstoodMessage
  languageOf: (text: string) => Language | null
  /**
   * The two-letter code of the one country in which a message says that she is. Suggested first questions name no
   * country, so they are answered before the code for this has loaded.
   */
  countryIn: (text: string) => string | null
}

type Sources = { model: ModelFile; entries: readonly FaqEntry[]; courtesies: Courtesies; table: WishTable }

export function createReader({ model, entries, courtesies, table }: Sources): Reader {
  const intents = createIntentModel(model)
  const foods = foodNamesOf(table)
  const rules = messageRules(
    messageWords,
    { safeSleep: safeSleepWords, everyday: everydayWords, calm: calmWords },
    dangerRules,
  )
  return {
    understand: (text, safety, ofPlan) =>
      understandMessage(text, {
        safety,
        intents,
        entries,
        courtesies,
        foods,
        rules,
        asksOnlyOfWeek,
        ofPlan,
        country: readCountry(),
      }),
    languageOf: languageOfMessage,
    countryIn: countryNamedIn,
  }
}
