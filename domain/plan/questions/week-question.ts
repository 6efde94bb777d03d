import { type Language, languages } from "../../language.ts"
import { type Meal, meals } from "../../recipes/recipe.ts"
import { languageOfMessage } from "../../understanding/message-language.ts"
import { fold } from "../../understanding/text.ts"
import { type ListQuestion, listQuestionIn } from "./list-question.ts"
import {
  type Meaning,
  type Said,
  saidIn,
  type Vocabulary,
  vocabularyOf,
  type Word,
  type WordsOfPlan,
  wordsIn,
} from "./meanings.ts"
import type { DayAsked, Mentions } from "./mentions.ts"
import { type AboutPlan, dayMeanings, type Rule, rules, type Sense } from "./plan-rules.ts"

type Named = { meal?: Meal | "snack"; day?: DayAsked }

export type WeekQuestion =
  | ({ about: Exclude<AboutPlan, "atHome"> } & Named)
  /** `isOfFood` means that she asks whether a food that she names is at home. */
  | ({ about: "atHome"; isOfFood?: true } & Named)
  | ListQuestion

/** A question mark stays with the clause that it ends. */
const clauseEnds = /(?<=\p{L}{2})[.;]|[,!¿¡…\n]|(?<=\?)|\s[-–—]\s/u
const charactersMost = 600
const wordsOfClause = 18
const clausesMost = 6
/** A message with this few words is too short to tell its language. */
const fewWords = 7
const wordsWithJoints = 24

const asking: readonly Meaning[] = ["what", "how", "show"]
/** What she may describe before she asks what to do. */
const settings: ReadonlySet<WeekQuestion["about"]> = new Set([
  "guests",
  "missedMeal",
  "missedDay",
  "leftovers",
  "moved",
  "people",
  "swap",
])
/**
 * The meanings of vague requests such as "what now?". A clause with no other meanings asks about the clauses before it.
 */
const vague: ReadonlySet<Meaning> = new Set([
  "small",
  "what",
  "how",
  "now",
  "make",
  "cook",
  "dish",
  "food",
  "today",
  "eat",
  "plan",
  ...meals,
])

/** The vocabularies and the reader of mentions by which a clause is read. */
type Readers = { vocabularies: readonly Vocabulary[]; mentions: Mentions }

/** Recognises a question about her week, by the words of all languages. */
export function readerOfWeek(words: Readonly<Record<Language, WordsOfPlan>>, mentions: Mentions) {
  const vocabularies = { pt: vocabularyOf(words.pt), en: vocabularyOf(words.en), es: vocabularyOf(words.es) }

  /** Returns undefined if the text asks about something else. `text` is the message as she wrote it. */
  return function weekQuestionIn(text: string): WeekQuestion | undefined {
    const beginning = text.slice(0, charactersMost)
    if (mentions.namesComplaint(fold(beginning))) return undefined
    const count = wordsIn(beginning).length
    const clauses = wordedOf(beginning.split(clauseEnds))
    const joined = count <= wordsWithJoints ? wordedOf(mentions.clausesAtJoints(beginning)) : []
    for (const tried of languagesToTry(beginning, count)) {
      const readers = { vocabularies: tried.map((language) => vocabularies[language]), mentions }
      const question = requestIn(clauses, readers) ?? requestIn(joined, readers)
      if (question) return isForHerDiet(beginning, readers) && ofTheDish.has(question.about) ? undefined : question
    }
    return undefined
  }
}

/**
 * A message that names a diet asks for something that fits it, which the chat's entries answer better than her week.
 */
const ofTheDish: ReadonlySet<WeekQuestion["about"]> = new Set(["meal", "missedDay", "guests", "leftovers", "atHome"])

function isForHerDiet(text: string, { vocabularies }: Readers): boolean {
  const words = wordsIn(text)
  return vocabularies.some((vocabulary) => saidIn(words, vocabulary).meanings.has("diet"))
}

/** The kinds of question about her week that are harmless if the message says nothing else. */
const calm: ReadonlySet<WeekQuestion["about"]> = new Set(["day", "meal", "swap", "minutes", "list"])
const notCalm: readonly Meaning[] = [
  "elsewhere",
  "purpose",
  "diet",
  "hungry",
  "night",
  "missed",
  "notEaten",
  "startAgain",
  "back",
  "pause",
  "behind",
]
const toSwap: readonly Meaning[] = ["swap", "other", "easier"]

/**
 * Recognises a message that asks about her week and says nothing else: every word has a meaning here, and none could
 * point to a need of another kind.
 */
export function readerOfCalm(words: Readonly<Record<Language, WordsOfPlan>>, mentions: Mentions) {
  const weekQuestionIn = readerOfWeek(words, mentions)
  const vocabularies = languages.map((language) => vocabularyOf(words[language]))

  /** `text` is the message as she wrote it. */
  return function asksOnlyOfWeek(text: string): boolean {
    const wordsOfText = wordsIn(text)
    if (wordsOfText.length > wordsOfClause) return false
    const known = vocabularies
      .map((vocabulary) => saidIn(wordsOfText, vocabulary))
      .filter(({ strangers }) => strangers === 0)
    if (known.length === 0 || known.some(({ meanings }) => notCalm.some((each) => meanings.has(each)))) return false
    const about = weekQuestionIn(text)?.about
    if (!about || !calm.has(about)) return false
    const says = (some: readonly Meaning[]) => known.some(({ meanings }) => some.some((each) => meanings.has(each)))
    // "I do not want to eat" does not ask for another dish, and "I do not want to see tomorrow" does not ask for its
    // meals.
    if (about === "swap") return says(toSwap)
    return !says(["dislike"]) && (about !== "day" || says(["what", "meals"]))
  }
}

function languagesToTry(text: string, count: number): readonly (readonly Language[])[] {
  const language = languageOfMessage(text)
  if (language === null) return [languages]
  return count > fewWords ? [[language]] : [[language], languages.filter((each) => each !== language)]
}

function wordedOf(clauses: readonly string[]): string[] {
  return clauses.filter((clause) => wordsIn(clause).length > 0)
}

/**
 * Reads the last clause first, because the request mostly follows the story; a vague one such as "what now?" asks
 * about the clauses before it.
 */
function requestIn(clauses: readonly string[], readers: Readers): WeekQuestion | undefined {
  const whole = clauses.join(" ")
  if (clauses.length <= 1) return questionIn(whole, readers)
  const [last = "", ...before] = clauses.toReversed().slice(0, clausesMost)
  if (isVague(last, readers)) {
    const ofSetting = before
      .map((clause) => questionIn(clause, readers, "setting"))
      .find((each) => each && settings.has(each.about))
    if (ofSetting) return ofSetting
  }
  const question = [last, ...before].map((clause) => questionIn(clause, readers, "request")).find(Boolean)
  // In "We are out of coffee, put it on the list", the thing is in the clause before the request.
  if (question?.about === "toList" && !question.thing) return questionIn(whole, readers, "request") ?? question
  return question ?? questionIn(whole, readers, "request")
}

function isVague(clause: string, { vocabularies }: Readers): boolean {
  const words = wordsIn(clause)
  return vocabularies
    .map((vocabulary) => saidIn(words, vocabulary))
    .some(({ meanings, strangers }) => strangers === 0 && [...meanings.keys()].every((meaning) => vague.has(meaning)))
}

/**
 * Without `part`, the passage is the whole message. As a "request", it must contain a question mark or a word that
 * asks; as a "setting", it only describes the situation that a later "what now?" asks about.
 */
function questionIn(
  passage: string,
  { vocabularies, mentions }: Readers,
  part?: "request" | "setting",
): WeekQuestion | undefined {
  const words = wordsIn(passage)
  if (words.length > wordsOfClause) return undefined
  const each = vocabularies.map((vocabulary) => saidIn(words, vocabulary))
  const fewest = Math.min(...each.map(({ strangers }) => strangers))
  const all = each.filter(({ strangers }) => strangers === fewest)
  const ofList = all.map((said) => listQuestionIn(passage, words, said, part !== undefined)).find(Boolean)
  if (ofList) return ofList
  const asks = ({ meanings }: Said) =>
    part !== "request" || passage.includes("?") || asking.some((meaning) => meanings.has(meaning))
  const said = all.filter(asks)
  const rule = rules.find((rule) => !(rule.isWhole && part) && said.some((clause) => suits(rule, clause)))
  if (!rule) return foodAtHomeIn(passage, words, all, mentions)
  const plain = fold(passage)
  const meal = ([...meals, "snack"] as const).find((each) => said.some(({ meanings }) => meanings.has(each)))
  const day = mentions.dayAskedIn(plain)
  return { about: rule.about, ...(meal && { meal }), ...(day && { day }) }
}

function suits({ says, butNot = [], strangersMost = 1 }: Rule, { meanings, strangers }: Said): boolean {
  if (strangers > strangersMost || meanings.has("elsewhere")) return false
  const has = (sense: Sense) =>
    sense === "twoMeals" ? areTwo(meals, meanings) : sense === "twoDays" ? areTwoDays(meanings) : meanings.has(sense)
  return says.every((part) => (typeof part === "string" ? has(part) : part.some(has))) && !butNot.some(has)
}

/**
 * Counts meals or days that are named on their own: the "almoço" (lunch) of "pequeno-almoço" (breakfast) is not a
 * second meal.
 */
function areTwo(kinds: readonly Meaning[], meanings: Said["meanings"]): boolean {
  const placesOf = (kind: Meaning) => meanings.get(kind) ?? []
  const isOwn = (kind: Meaning) => {
    return placesOf(kind).some((place) => kinds.every((other) => other === kind || !placesOf(other).includes(place)))
  }
  return kinds.filter(isOwn).length > 1
}

/** "Day 2" and "day 5" are two days as well; their four words have the meaning `dayNumber`. */
function areTwoDays(meanings: Said["meanings"]): boolean {
  return areTwo(dayMeanings, meanings) || (meanings.get("dayNumber")?.length ?? 0) >= 4
}

/**
 * Recognises "Do I have eggs?". The caller must check that the words name a food, because only her table of foods
 * knows that.
 */
function foodAtHomeIn(
  passage: string,
  words: readonly Word[],
  said: readonly Said[],
  mentions: Mentions,
): WeekQuestion | undefined {
  const others: readonly Meaning[] = ["elsewhere", "list", "dish", "what", "how", ...meals]
  const isMeant = said.some(({ meanings, strangers }) => {
    return meanings.has("haveOf") && strangers <= 2 && !others.some((each) => meanings.has(each))
  })
  const asks = passage.includes("?") || mentions.beginsWithDoOrHave(fold(passage))
  return isMeant && asks && words.length <= fewWords ? { about: "atHome", isOfFood: true } : undefined
}
