import { expect, test } from "vitest"
import { answerTo } from "#tests/chat-answer.ts"

test.each([
  ["pt", "Posso tomar café? Quais alimentos têm ferro?"],
  ["en", "Can I drink coffee? Which foods have iron?"],
  ["es", "¿Puedo tomar café? ¿Qué alimentos tienen hierro?"],
] as const)("of two questions in %s the first is answered and the second suggested first", async (lang, text) => {
  const { answer, conversation } = await answerTo(lang, text)
  expect(answer).toMatchObject({ entryId: 10 })
  expect(conversation.suggestionIds[0]).toBe(14)
  expect(conversation.suggestionIds.length).toBeLessThanOrEqual(3)
})

test.each([
  ["pt", "Quais alimentos têm ferro? Posso tomar café?"],
  ["en", "Which foods have iron? Can I drink coffee?"],
  ["es", "¿Qué alimentos tienen hierro? ¿Puedo tomar café?"],
] as const)("in %s also where the second question's entry comes first in the list", async (lang, text) => {
  const { answer, conversation } = await answerTo(lang, text)
  expect([answer?.entryId, conversation.suggestionIds[0]]).toEqual([14, 10])
})

test("a danger in one of two questions comes before both", async () => {
  const { conversation } = await answerTo("pt", "Posso tomar café? Meu bebê está roxo e não respira")
  expect(conversation.concern).toMatchObject({ level: "urgent" })
  expect(conversation.suggestionIds).toEqual([])
})
