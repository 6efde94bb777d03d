import { expect, test } from "vitest"
import { questionWords } from "#content/plan-words/questions.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { readerOfPlan } from "../plan/questions/question.ts"
import { readerOfShortForms } from "./short-forms.ts"

const writtenOut = readerOfShortForms(questionWords.shortForms)
const planQuestionIn = readerOfPlan(questionWords)

test.each([
  ["q q tem de janta hj", "que que tem de janta hoje"],
  ["what are we gonna eat tmrw", "what are we going to eat tomorrow"],
  ["xq no hay cena d hoy", "porque no hay cena de hoy"],
  ["2x arroz", "2x arroz"],
  ["preciso de fraldas G e vitamina d", "preciso de fraldas G e vitamina d"],
])("“%s” is written out", (short, long) => {
  expect(writtenOut(short)).toBe(long)
})

test.each([
  ["the meals of a day", "o q tem pra amanhã?", "o que tem pra amanhã?"],
  ["the meals of a day", "whats on the plan tmrw?", "what's on the plan tomorrow?"],
  ["the meals of a day", "q hay d comer mañana?", "¿qué hay de comer mañana?"],
  ["a meal", "q q tem de janta hj", "o que tem de jantar hoje?"],
  ["a meal", "whats for brekkie", "what's for breakfast"],
  ["a meal", "oye q toca d cenar hoy", "oye, ¿qué toca de cenar hoy?"],
  ["the list", "oq falta comprar", "o que falta comprar"],
  ["the list", "pls show me the list", "please show me the list"],
  ["the list", "q falta x comprar", "¿qué falta por comprar?"],
  ["a food left out", "n gosto d abacate tira d tudo", "não gosto de abacate, tira de tudo"],
  [
    "a food left out",
    "i dont like cilantro take it out of everything pls",
    "I don't like cilantro, take it out of everything please",
  ],
  ["a food left out", "no m gusta la palta sacala d todo", "no me gusta la palta, sácala de todo"],
])("%s asked in short forms reads as when written out: “%s”", (_kind, short, long) => {
  const read = planQuestionIn(short, wishTable)
  expect(read?.about).toBeDefined()
  expect(read?.about).toBe(planQuestionIn(long, wishTable)?.about)
})

test.each([
  "tenho intolerância a lactose e coloquei isso no começo mas apareceu queijo na receita",
  "I put no nuts when I signed up, does that cover the granola?",
  "puse que no como lácteos y me sigue saliendo el yogur, ¿lo cambio yo?",
])("what she believes is left out is read as such: “%s”", (text) => {
  expect(planQuestionIn(text, wishTable)).toMatchObject({ about: "leaveOut", isBelieved: true })
})
