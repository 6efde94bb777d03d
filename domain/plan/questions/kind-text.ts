import { foodsNamedIn } from "../../food/foods-named.ts"
import type { WishTable } from "../../food/wish.ts"
import { type Language, languages } from "../../language.ts"
import { languageOfMessage } from "../../understanding/message-language.ts"
import { readerOfShortForms } from "../../understanding/short-forms.ts"
import { saidIn, vocabularyOf, wordsIn } from "./meanings.ts"
import { readerOfMentions } from "./mentions.ts"
import type { QuestionWords } from "./question.ts"

/** How much stands before the words that name what is said, so that no word of hers is one of them. */
const sign = "zq"

/**
 * Writes behind a message what its words mean, whatever the language, and whether it names a food or a meal: the model
 * then learns from each language for the others, and not the foods that happened to be named.
 */
export function kindTextOf({ week, topics, ...words }: QuestionWords, table: WishTable) {
  const writtenOut = readerOfShortForms(words.shortForms)
  const { mealIn } = readerOfMentions(words.mentions)
  const ofLanguage = (language: Language) =>
    [vocabularyOf<string>(week[language]), vocabularyOf<string>(topics[language])] as const
  const vocabularies = { pt: ofLanguage("pt"), en: ofLanguage("en"), es: ofLanguage("es") }

  return function textOfKind(message: string): string {
    const text = writtenOut(message).slice(0, 600)
    const words = wordsIn(text)
    const language = languageOfMessage(text)
    const senses = (language ? [language] : languages).flatMap((each) =>
      vocabularies[each].flatMap((vocabulary, place) =>
        [...saidIn(words, vocabulary).meanings.keys()].map(
          (meaning) => `${sign}${"wt"[place]}${meaning.toLowerCase()}`,
        ),
      ),
    )
    const named = [
      ...(foodsNamedIn(text, table).length > 0 ? [`${sign}food`] : []),
      ...(mealIn(text) ? [`${sign}meal`] : []),
      ...(text.includes("?") ? [`${sign}asks`] : []),
      `${sign}${"abcde"[Math.min(4, Math.floor(words.length / 8))]}long`,
    ]
    return [text, ...new Set(senses), ...named].join(" ")
  }
}
