import { signsAt } from "../../care/sign.ts"
import { babySigns } from "../../care/signs/baby.ts"
import { signById } from "../../care/signs/table.ts"
import { patternsOf, type WordsByMeaning } from "../../understanding/phrases.ts"
import type { BabyReader } from "../baby.ts"
import { type Concern, mostPressing, type SafetyKind } from "../concern.ts"
import type { Reading } from "../reading.ts"
import { concernOf } from "../sign-concern.ts"
import type { AccidentRule, MeaningOf } from "./accident-rule.ts"
import { rulesOfToday } from "./body-rules.ts"
import { type MeaningAgainst, readerOfWhatIsAgainst } from "./not-now.ts"
import { accidentRules } from "./rules.ts"

/**
 * Distances in characters within one sentence: for meanings that belong together, and for words that speak against an
 * accident. They limit the search where a message has no full stops.
 */
const reach = { together: 90, against: 45 }

export type AccidentWords = {
  accidents: WordsByMeaning<MeaningOf<(typeof accidentRules)[number] | (typeof rulesOfToday)[number]>>
  around: WordsByMeaning<MeaningAgainst | "child" | "named" | "herself" | "whose" | "theirAnimal">
}

type Compiled = Omit<AccidentRule, "says" | "with" | "unless" | `${string}IfHers`> & {
  says: RegExp
  with: readonly RegExp[]
  unless: readonly RegExp[]
  minorIfHers: RegExp | undefined
  gentleIfHers: RegExp | undefined
  urgentIfHers: RegExp | undefined
}

function compiledWith(patterns: Readonly<Record<string, RegExp>>) {
  const patternOf = (meaning: string) => {
    const pattern = patterns[meaning]
    if (!pattern) throw new Error(`There are no words for ${meaning}`)
    return pattern
  }
  const ifNamed = (meaning: string | undefined) => (meaning === undefined ? undefined : patternOf(meaning))
  return (rule: AccidentRule): Compiled => ({
    ...rule,
    says: new RegExp(patternOf(rule.says), "g"),
    with: (rule.with ?? []).map(patternOf),
    unless: (rule.unless ?? []).map(patternOf),
    minorIfHers: ifNamed(rule.minorIfHers),
    gentleIfHers: ifNamed(rule.gentleIfHers),
    urgentIfHers: ifNamed(rule.urgentIfHers),
  })
}

type Message = { text: string; isOfBaby: boolean; ageDays: number | null }
type Place = { said: string; at: number }

/** Recognises accidents and physical signs of danger in a message, by the words of all languages. */
export function readerOfAccidents(words: AccidentWords, baby: BabyReader) {
  const compiled = compiledWith(patternsOf(words.accidents))
  const [atAnyTime, ofToday] = [accidentRules.map(compiled), rulesOfToday.map(compiled)]
  const { child, named, herself, ...around } = patternsOf(words.around)
  const [whose, theirAnimal] = [new RegExp(around.whose, "g"), new RegExp(around.theirAnimal, "g")]
  const { isDenied, isOfAnother, isOver } = readerOfWhatIsAgainst(around)

  return {
    /**
     * Finds burns, bites, near-drownings, bleeding and other accidents. It ignores what is over, only feared, or seen
     * in a film; a denial or another person's accident is lowered to the gentle question.
     */
    accidentIn: (reading: Reading) => mostPressing(foundBy(atAnyTime, reading).map(({ concern }) => concern)),
    /**
     * Finds signs that need care today, unless a model sees worse in the same message. `mistakenFor` has the kinds of
     * danger that the models wrongly see in the words of these signs.
     */
    signOfTodayIn(reading: Reading): { concern: Concern; mistakenFor: readonly SafetyKind[] } | null {
      const found = foundBy(ofToday, reading)
      const concern = mostPressing(found.map((each) => each.concern))
      return concern && { concern, mistakenFor: found.flatMap(({ rule }) => rule.mistakenFor ?? []) }
    },
  }

  function foundBy(rules: readonly Compiled[], reading: Reading): { rule: Compiled; concern: Concern }[] {
    const { text } = reading
    const ageDays = baby.ageDays(reading)
    const isOfBaby = baby.isNamedIn(text) || child.test(text) || named.test(text) || ageDays !== null
    return rules.flatMap((rule) => {
      const concern = concernBy(rule, { text, isOfBaby, ageDays })
      return concern ? [{ rule, concern }] : []
    })
  }

  function concernBy(rule: Compiled, message: Message): Concern | null {
    let mildest: Concern | null = null
    for (const match of message.text.matchAll(rule.says)) {
      const concern = concernAt(rule, message, { said: match[0], at: match.index })
      if (concern?.level === "urgent") return concern
      mildest ??= concern
    }
    return mildest
  }

  function concernAt(rule: Compiled, message: Message, place: Place): Concern | null {
    const wide = sentenceAround(message.text, place, reach.together)
    const near = sentenceAround(message.text, place, reach.against)
    const upTo = sentenceAround(message.text.slice(0, place.at + place.said.length), place, reach.against)
    if (rule.with.some((meaning) => !meaning.test(wide))) return null
    if (rule.unless.some((meaning) => meaning.test(near)) || isOver(near, upTo, rule)) return null
    const meant = signMeant(rule, message.isOfBaby, place.said, near)
    const sign = meant && signAtAge(meant, message.ageDays)
    if (!sign) return null
    const isHers = sign === rule.signs.mother
    if (isHers && rule.minorIfHers?.test(near)) return null
    const before = message.text.slice(Math.max(0, place.at - reach.against), place.at)
    const isMild =
      rule.isGentle ||
      (!rule.deniesItself && isDenied(before, place.said)) ||
      (!rule.isOfAnyone && !named.test(near) && isOfAnother(near.replace(theirAnimal, ""))) ||
      (isHers && (rule.gentleIfHers?.test(place.said) || rule.urgentIfHers?.test(near) === false))
    return { ...concernOf(sign, rule.beside), ...(isMild && { level: "check" as const }) }
  }

  /**
   * Returns the mother's sign if she speaks of herself or if no baby is named. A sign that only babies have is
   * returned even then, unless she speaks of herself or the rule needs a baby.
   */
  function signMeant(rule: Compiled, isOfBaby: boolean, said: string, near: string): string | undefined {
    const { signs } = rule
    if (!signs.baby) return signs.mother
    if (signs.mother && herself.test(said.replace(whose, "")) && !named.test(said)) return signs.mother
    if (isOfBaby) return signs.baby
    return signs.mother ?? (rule.needsBaby || herself.test(near) ? undefined : signs.baby)
  }
}

/**
 * Returns the sign for the same symptom at the baby's age if there is one, else the given sign. An unknown age counts
 * as the youngest.
 */
function signAtAge(id: string, ageDays: number | null): string {
  const sign = signById(id)
  const atAge = signsAt(babySigns, ageDays ?? 0).filter(
    ({ symptom }) => symptom !== undefined && symptom === sign.symptom,
  )
  return atAge.some((row) => row === sign) ? id : (atAge[0]?.id ?? id)
}

function sentenceAround(text: string, { said, at }: Place, within: number): string {
  const end = at + said.length
  // A word that is cut in half at the edge could match another word: "my bab" would no longer be "my baby".
  const begin = Math.max(0, at - within)
  const before = text
    .slice(begin, at)
    .replace(/\w/.test(text[begin - 1] ?? "") ? /^\w+/ : "", "")
    .replace(/^.*[.!?;]/, "")
  const after = text.slice(end, end + within).replace(/\w/.test(text[end + within] ?? "") ? /\w+$/ : "", "")
  return before + said + after.replace(/[.!?;].*$/, "")
}
