import { foodsNamedIn, type NamedFood } from "../../food/foods-named.ts"
import type { WishTable } from "../../food/wish.ts"
import { type Language, languages } from "../../language.ts"
import { languageOfMessage } from "../../understanding/message-language.ts"
import { fold } from "../../understanding/text.ts"
import { saidIn, type Vocabulary, vocabularyOf, type Word, wordsIn } from "./meanings.ts"
import type { Mentions } from "./mentions.ts"
import { type Topic, type TopicRule, type TopicSense, type TopicWord, topicRules } from "./topic-rules.ts"

export type WordsOfTopics = Readonly<Record<TopicWord, string>>

/** `clause` holds the words of the request; the dish is looked for in them first, then in the whole message. */
export type TopicQuestion = { topic: Topic; clause: string; foods: readonly NamedFood[]; isWeak?: true }

type Spoken = Vocabulary<TopicWord>
type Heard = { senses: ReadonlyMap<TopicSense, readonly number[]>; text: string }

const charactersMost = 600
const wordsMost = 50
/** A message with more words than this is only read clause by clause, not as a whole. */
const wordsOfWhole = 26
const clauseEnds = /(?<=\p{L}{2})[.;:]|[,!¿¡…\n]|(?<=\?)|\s[-–—]\s/u

/**
 * Recognises a question on a topic of her plan. The last clause is read first, because the story comes first and the
 * request last.
 */
export function readerOfTopics(words: Readonly<Record<Language, WordsOfTopics>>, mentions: Mentions) {
  const vocabularies = { pt: vocabularyOf(words.pt), en: vocabularyOf(words.en), es: vocabularyOf(words.es) }

  /**
   * Returns undefined if the text does not both name something in her plan and ask something about it. `text` is the
   * message as she wrote it.
   */
  return function topicIn(text: string, table: WishTable): TopicQuestion | undefined {
    const message = text.slice(0, charactersMost)
    const count = wordsIn(message).length
    if (count > wordsMost || mentions.namesComplaint(fold(message))) return undefined
    const language = languageOfMessage(message)
    const spoken = (language ? [language] : languages).map((each) => vocabularies[each])
    const clauses = message.split(clauseEnds).filter((clause) => wordsIn(clause).length > 0)
    for (const vocabulary of spoken) {
      const heardIn = (part: string) => heardBy(part, vocabulary, table, mentions)
      const whole = heardIn(message)
      for (const clause of [
        ...clauses.toReversed(),
        ...(clauses.length > 1 && count <= wordsOfWhole ? [message] : []),
      ]) {
        const heard = clauses.length === 1 ? whole : heardIn(clause)
        const rule = topicRules.find((each) => suits(each, heard, whole))
        if (!rule) continue
        const { topic, isWeak } = rule
        return { topic, clause, foods: foodsNamedIn(clause, table), ...(isWeak && { isWeak }) }
      }
    }
    return undefined
  }
}

function heardBy(text: string, vocabulary: Spoken, table: WishTable, mentions: Mentions): Heard {
  const words = wordsIn(text)
  const senses = new Map<TopicSense, readonly number[]>(saidIn(words, vocabulary).meanings)
  const foods = foodsNamedIn(text, table)
  if (foods.length > 0) senses.set("food", [])
  if (mentions.mealsIn(text).length > 1) senses.set("twoMeals", [])
  if (daysIn(words, senses.get("day") ?? []) > 1) senses.set("twoDays", [])
  const says = (...some: readonly TopicSense[]) => some.some((sense) => senses.has(sense))
  if (says("asked", "how", "which", "whatIn", "howLong", "missing") || text.includes("?")) senses.set("question", [])
  if (says("program", "list", "week") || (says("day") && says("dish", "meal"))) senses.set("hers", [])
  return { senses, text }
}

/** Counts the different words for days. */
function daysIn(words: readonly Word[], places: readonly number[]): number {
  return new Set(places.flatMap((at) => (words[at] && words[at].word.length > 3 ? [words[at].word] : []))).size
}

function suits({ asks, of = [], not = [] }: TopicRule, clause: Heard, whole: Heard): boolean {
  const isElsewhere = clause.senses.has("elsewhere")
  if (isElsewhere || not.some((sense) => clause.senses.has(sense))) return false
  const says = (heard: Heard, part: TopicSense | readonly TopicSense[]) =>
    typeof part === "string" ? heard.senses.has(part) : part.some((sense) => heard.senses.has(sense))
  return asks.every((part) => says(clause, part)) && of.every((part) => says(whole, part))
}
