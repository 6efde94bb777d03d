import type { DangerWords } from "#domain/safety/rules.ts"
import { accidentWords } from "./accidents.ts"
import { animalWords } from "./animals.ts"
import { wordsAround } from "./around.ts"
import { babyBodyWords } from "./baby-body.ts"
import { bodyWords } from "./body.ts"
import { everydayWords } from "./everyday.ts"
import { herBodyWords } from "./her-body.ts"
import { herOtherWords } from "./her-other.ts"
import { mindWords } from "./mind.ts"

/** Words of danger, and of what only sounds like it. */
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
  everyday: everydayWords,
}
