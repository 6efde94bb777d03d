import { expect, it } from "vitest"
import { dangerWords } from "#content/danger-words/words.ts"
import { readerOfBaby } from "./baby.ts"
import { dangerRulesOf } from "./rules.ts"

const baby = readerOfBaby(dangerWords.baby)
const { readMessage } = dangerRulesOf(dangerWords)

it.each([
  ["bebê de 2 a 3 meses", 59],
  ["quase 2 semanas", 10],
  ["under 3 months", 0],
  ["3meses", 89],
  ["my 6 mos old", 181],
  ["tiene dieciocho días", 18],
  ["nasceu há dezoito dias", 18],
  ["she is thirteen weeks", 91],
  ["fever since Sunday, nine month baby", 273],
  ["she is 4 years, he is 3 weeks", 21],
])("an age is the youngest that its words can mean: %s", (text, days) => {
  expect(baby.ageDays(readMessage(text))).toBe(days)
})

it.each(["since Sunday", "algum dia", "nenhum dia", "desayunamos tarde", "recursos humanos", "my 4 year old"])(
  "there is no baby's age in: %s",
  (text) => expect(baby.ageDays(readMessage(text))).toBe(null),
)
