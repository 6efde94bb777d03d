import { type AccidentWords, readerOfAccidents } from "./accidents/accidents.ts"
import { type AtHerEndWords, readerOfHerEnd } from "./at-her-end.ts"
import { type BabyWords, readerOfBaby } from "./baby.ts"
import { type BlackStoolWords, readerOfBlackStool } from "./black-stool.ts"
import { type BlisterWords, readerOfBlisters } from "./blisters.ts"
import { type CircumstanceWords, readerOfCircumstances } from "./circumstances.ts"
import { type Concern, mostPressing } from "./concern.ts"
import { type DeathWishWords, readerOfDeathWish } from "./death-wish.ts"
import { type FeverWords, readerOfFever } from "./fever.ts"
import { type PoisonWords, readerOfPoison } from "./poison.ts"
import { type PressureWords, readerOfPressure } from "./pressure.ts"
import { type Reading, readerOfMessages } from "./reading.ts"
import { readerOfSwelling, type SwellingWords } from "./swelling.ts"
import { readerOfVomit, type VomitWords } from "./vomit.ts"

export type DangerWords = AccidentWords & {
  atHerEnd: AtHerEndWords
  baby: BabyWords
  blackStool: BlackStoolWords
  blisters: BlisterWords
  circumstances: CircumstanceWords
  deathWish: DeathWishWords
  fever: FeverWords
  poison: PoisonWords
  pressure: PressureWords
  swelling: SwellingWords
  vomit: VomitWords
}
export type DangerRules = ReturnType<typeof dangerRulesOf>

/** Creates the exact rules for danger from the words of all languages; this is slow, so it is done once. */
export function dangerRulesOf(words: DangerWords) {
  const readMessage = readerOfMessages({ half: words.baby.half })
  const baby = readerOfBaby(words.baby)
  const { accidentIn, signOfTodayIn } = readerOfAccidents(words, baby)
  const { blistersIn, fedAtBlistersIn } = readerOfBlisters(words.blisters, baby)
  const rules = [
    readerOfPoison(words.poison),
    readerOfDeathWish(words.deathWish),
    accidentIn,
    readerOfSwelling(words.swelling, baby),
    readerOfVomit(words.vomit),
    readerOfFever(words.fever, baby),
    blistersIn,
    fedAtBlistersIn,
    readerOfBlackStool(words.blackStool, baby),
    readerOfPressure(words.pressure),
  ]
  /** `country` is an ISO 3166-1 alpha-2 code. */
  const concernIn = (reading: Reading, country: string | null) =>
    mostPressing(rules.flatMap((rule) => rule(reading, country) ?? []))
  const concernByRules = (text: string, country: string | null = null): Concern | null =>
    concernIn(readMessage(text), country)
  return {
    concernIn,
    concernByRules,
    readMessage,
    withoutCircumstances: readerOfCircumstances(words.circumstances, words.baby),
    concernAtHerEnd: readerOfHerEnd(words.atHerEnd),
    signOfTodayIn,
  }
}
