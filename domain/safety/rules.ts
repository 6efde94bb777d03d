import { type AccidentWords, readerOfAccidents } from "./accidents/accidents.ts"
import { blackStoolIn } from "./black-stool.ts"
import { blistersIn, fedAtBlistersIn } from "./blisters.ts"
import { type Concern, mostPressing } from "./concern.ts"
import { deathWishIn } from "./death-wish.ts"
import { type EverydayWords, readerOfEveryday } from "./everyday.ts"
import { feverIn } from "./fever.ts"
import { poisonIn } from "./poison.ts"
import { pressureIn } from "./pressure.ts"
import { type Reading, readMessage } from "./reading.ts"
import { swellingIn } from "./swelling.ts"
import { bloodyVomitIn } from "./vomit.ts"

export type DangerWords = AccidentWords & { everyday: EverydayWords }
export type DangerRules = ReturnType<typeof dangerRulesOf>

/** The exact rules for danger, made of the words of all languages once. */
export function dangerRulesOf(words: DangerWords) {
  const { accidentIn, signOfTodayIn } = readerOfAccidents(words)
  const rules = [
    poisonIn,
    deathWishIn,
    accidentIn,
    swellingIn,
    bloodyVomitIn,
    feverIn,
    blistersIn,
    fedAtBlistersIn,
    blackStoolIn,
    pressureIn,
  ]
  /** `country`: ISO 3166-1 alpha-2. */
  const concernIn = (reading: Reading, country: string | null) =>
    mostPressing(rules.flatMap((rule) => rule(reading, country) ?? []))
  const concernByRules = (text: string, country: string | null = null): Concern | null =>
    concernIn(readMessage(text), country)
  return { concernIn, concernByRules, signOfTodayIn, ...readerOfEveryday(words.everyday) }
}
