import { foodsNamedIn } from "../../food/foods-named.ts"
import type { WishTable } from "../../food/wish.ts"
import { type Language, languages } from "../../language.ts"
import { languageOfMessage } from "../../understanding/message-language.ts"
import { readerOfShortForms } from "../../understanding/short-forms.ts"
import { saidIn, vocabularyOf, wordsIn } from "./meanings.ts"
import { readerOfMentions } from "./mentions.ts"
import type { QuestionWords } from "./question.ts"

/** The added words begin with these letters, so that no word of her own can be mistaken for one of them. */
const sign = "zq"

/**
 * Appends to a message the meanings of its words and whether it names a food or a meal. The meanings are the same in
 * all languages, so the model learns from one language for the others and does not learn particular foods.
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
