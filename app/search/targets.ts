import MiniSearch from "minisearch"
import { dangerRules } from "#app/care/danger-rules.ts"
import { searchWords } from "#content/search-words/words.ts"
import type { HiddenWishes } from "#domain/guides/hidden-topics.ts"
import type { SearchWords } from "#domain/guides/search-words.ts"
import type { Language } from "#domain/language.ts"
import { assessSafety } from "#domain/safety/assess.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { fold, tokensIn } from "#domain/understanding/text.ts"

type Phrase = { id: number; words: string; target: string; isAlone: boolean }

const mostTargets = 3
/** A word of the query shorter than this does not count as the beginning of a word, because it could begin too many. */
const beginningMinLength = 5

/**
 * Cards for danger that needs help today do not come first for a temperature alone, because it does not say whose it
 * is; the guide that lists temperatures by age does.
 */
const ofToday: ReadonlySet<string> = new Set<SafetyKind>(["same-day-baby", "same-day-mother"])
/**
 * Cards about the baby. In quiet mode a single word does not lead to one, because "blue" may describe a bruise of her
 * own.
 */
const ofBaby: ReadonlySet<string> = new Set<SafetyKind>([
  "not-breathing",
  "choking",
  "under-water",
  "baby-emergency",
  "harm-to-baby",
  "same-day-baby",
])

type TargetFinder = (query: string, hidden: Pick<HiddenWishes, "isQuiet">) => string[]

/**
 * Returns the cards and sections that a query leads to, which are listed before search results: first those that the
 * rules for danger find, then those with the most words of the query. `isKnown` tells whether a word occurs in the
 * texts; only an unknown word may be a typing error or unfinished.
 */
export function targetFinder(language: Language, isKnown: (word: string) => boolean): TargetFinder {
  const { beside, leadTo } = searchWords[language]
  const filler = new Set(beside.split(" "))
  const phrases = phrasesOf(leadTo)
  const index = new MiniSearch<Phrase>({
    fields: ["words"],
    tokenize: (text) => tokensIn(fold(text)),
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term) => term.length >= beginningMinLength && !isKnown(term),
      fuzzy: (term) => (isKnown(term) ? false : typosIn(term)),
    },
  })
  index.addAll(phrases)
  return (query, { isQuiet }) => {
    const others = tokensIn(fold(query)).filter((word) => !filler.has(word)).length
    const matched = index
      .search(query)
      .flatMap(({ id, terms }) => ({ ...(phrases[id] as Phrase), found: terms.length }))
      .filter(({ words, isAlone, found }) => found === sizeOf(words) && (!isAlone || others <= contentOf(words)))
      .filter(({ target }) => !isQuiet || !ofBaby.has(target))
      .sort((one, other) => other.found - one.found || one.id - other.id)
    const seen = assessSafety(query, null, { rules: dangerRules }).concern?.kind
    const isOfNow = seen !== undefined && !ofToday.has(seen)
    return [...new Set([...(isOfNow ? [seen] : []), ...matched.map(({ target }) => target)])].slice(0, mostTargets)

    function contentOf(words: string): number {
      return tokensIn(words).filter((word) => !filler.has(word)).length
    }
  }
}

function phrasesOf(leadTo: SearchWords["leadTo"]): Phrase[] {
  return Object.entries(leadTo)
    .flatMap(([target, { always = "", alone = "" }]) => [
      ...split(always).map((words) => ({ words, target, isAlone: false })),
      ...split(alone).map((words) => ({ words, target, isAlone: true })),
    ])
    .map((phrase, id) => ({ ...phrase, id }))
}

function split(phrases: string): string[] {
  return phrases.split(", ").filter(Boolean)
}

function sizeOf(words: string): number {
  return new Set(tokensIn(words)).size
}

function typosIn({ length }: string): number | false {
  if (length < 6) return false
  return length < 9 ? 1 : 2
}
