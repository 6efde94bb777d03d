import { accidentIn } from "./accidents/accidents.ts"
import { blackStoolIn } from "./black-stool.ts"
import { blistersIn, fedAtBlistersIn } from "./blisters.ts"
import { type Concern, mostPressing } from "./concern.ts"
import { deathWishIn } from "./death-wish.ts"
import { feverIn } from "./fever.ts"
import { poisonIn } from "./poison.ts"
import { pressureIn } from "./pressure.ts"
import { type Reading, readMessage } from "./reading.ts"
import { swellingIn } from "./swelling.ts"
import { bloodyVomitIn } from "./vomit.ts"

/** `country`: ISO 3166-1 alpha-2. */
export function concernByRules(text: string, country: string | null = null): Concern | null {
  return concernIn(readMessage(text), country)
}

/** The same, of a message already read. */
export function concernIn(reading: Reading, country: string | null): Concern | null {
  const found = [
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
  ].flatMap((rule) => rule(reading, country) ?? [])
  return mostPressing(found)
}
