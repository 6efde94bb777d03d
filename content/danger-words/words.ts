import type { DangerWords } from "#domain/safety/rules.ts"
import { accidentWords } from "./accidents.ts"
import { animalWords } from "./animals.ts"
import { wordsAround } from "./around.ts"
import { babyWords } from "./baby.ts"
import { babyBodyWords } from "./baby-body.ts"
import { bodyWords } from "./body.ts"
import { circumstanceWords } from "./circumstances.ts"
import { herBodyWords } from "./her-body.ts"
import { herOtherWords } from "./her-other.ts"
import { feverWords, pressureWords } from "./measures.ts"
import { mindWords } from "./mind.ts"
import { poisonWords } from "./poison.ts"
import { atHerEndWords, deathWishWords } from "./self-harm.ts"
import { blackStoolWords, blisterWords, swellingWords, vomitWords } from "./signs.ts"

/** All words for danger, by subject. */
export const dangerWords: DangerWords = {
  accidents: {
    ...accidentWords,
    ...animalWords,
    ...bodyWords,
    ...babyBodyWords,
    ...herBodyWords,
    ...herOtherWords,
    ...mindWords,
  },
  around: wordsAround,
  atHerEnd: atHerEndWords,
  baby: babyWords,
  blackStool: blackStoolWords,
  blisters: blisterWords,
  circumstances: circumstanceWords,
  deathWish: deathWishWords,
  fever: feverWords,
  poison: poisonWords,
  pressure: pressureWords,
  swelling: swellingWords,
  vomit: vomitWords,
}
