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
  /** `isOfFood`: whether a food that she names is at home. */
  | ({ about: "atHome"; isOfFood?: true } & Named)
  | ListQuestion

/** A question mark stays with its clause. */
const clauseEnds = /(?<=\p{L}{2})[.;]|[,!¿¡…\n]|(?<=\?)|\s[-–—]\s/u
const charactersMost = 600
const wordsOfClause = 18
const clausesMost = 6
/** Too few to tell their language. */
const fewWords = 7
const wordsWithJoints = 24

const asking: readonly Meaning[] = ["what", "how", "show"]
/** What she may tell of before she asks what to do. */
const settings: ReadonlySet<WeekQuestion["about"]> = new Set([
  "guests",
  "missedMeal",
  "missedDay",
  "leftovers",
  "moved",
  "people",
  "swap",
])
/** Of these alone, a clause asks about what stands before it. */
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

/** What a clause is read by. */
type Readers = { vocabularies: readonly Vocabulary[]; mentions: Mentions }

/** Reads questions about her week, in any of the languages, with the words that each has for what is meant. */
export function readerOfWeek(words: Readonly<Record<Language, WordsOfPlan>>, mentions: Mentions) {
  const vocabularies = { pt: vocabularyOf(words.pt), en: vocabularyOf(words.en), es: vocabularyOf(words.es) }

  /** Undefined when it asks about something else; `text` is a message as written. */
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

/** Who names a diet asks for what suits it, which the answers know better than the week. */
const ofTheDish: ReadonlySet<WeekQuestion["about"]> = new Set(["meal", "missedDay", "guests", "leftovers", "atHome"])

function isForHerDiet(text: string, { vocabularies }: Readers): boolean {
  const words = wordsIn(text)
  return vocabularies.some((vocabulary) => saidIn(words, vocabulary).meanings.has("diet"))
}

/** Kinds of question that are calm wherever nothing else is said. */
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
 * Reads whether a message asks about her week and says nothing else: each of its words means something here, and none
 * of them what could be a need of another kind.
 */
export function readerOfCalm(words: Readonly<Record<Language, WordsOfPlan>>, mentions: Mentions) {
  const weekQuestionIn = readerOfWeek(words, mentions)
  const vocabularies = languages.map((language) => vocabularyOf(words[language]))

  /** `text`: a message as written. */
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
    // "I do not want to eat" asks for no other dish, nor "I do not want to see tomorrow" for its meals.
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

/** The setting comes first and the request last; "what now?" asks about the setting. */
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
  // "We are out of coffee, put it on the list": the thing stands in the clause before.
  if (question?.about === "toList" && !question.thing) return questionIn(whole, readers, "request") ?? question
  return question ?? questionIn(whole, readers, "request")
}

function isVague(clause: string, { vocabularies }: Readers): boolean {
  const words = wordsIn(clause)
  return vocabularies
    .map((vocabulary) => saidIn(words, vocabulary))
    .some(({ meanings, strangers }) => strangers === 0 && [...meanings.keys()].every((meaning) => vague.has(meaning)))
}

/** `part`: of a longer message, where as a request only what asks is meant. */
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

/** The "almoço" of "pequeno-almoço" is no meal of its own. */
function areTwo(kinds: readonly Meaning[], meanings: Said["meanings"]): boolean {
  const placesOf = (kind: Meaning) => meanings.get(kind) ?? []
  const isOwn = (kind: Meaning) => {
    return placesOf(kind).some((place) => kinds.every((other) => other === kind || !placesOf(other).includes(place)))
  }
  return kinds.filter(isOwn).length > 1
}

/** "Day 2" and "day 5" are two as well: four words. */
function areTwoDays(meanings: Said["meanings"]): boolean {
  return areTwo(dayMeanings, meanings) || (meanings.get("dayNumber")?.length ?? 0) >= 4
}

/** "Do I have eggs?": only where the words name a food, which her table of foods decides. */
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
