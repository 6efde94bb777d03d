import { expect, test } from "vitest"
import { answerTo } from "#tests/chat-answer.ts"

test.each([
  ["pt", "Posso tomar café? Quais alimentos têm ferro?", 10, 14],
  ["en", "Can I drink coffee? Which foods have iron?", 10, 14],
  ["es", "¿Puedo tomar café? ¿Qué alimentos tienen hierro?", 10, 14],
  // The entry for the second question comes first in the list, so the order of the list does not decide.
  ["pt", "Quais alimentos têm ferro? Posso tomar café?", 14, 10],
  ["en", "Which foods have iron? Can I drink coffee?", 14, 10],
  ["es", "¿Qué alimentos tienen hierro? ¿Puedo tomar café?", 14, 10],
] as const)(
  "of two questions in %s the first is answered and the second suggested first",
  async (lang, text, first, second) => {
    const { answer, conversation } = await answerTo(lang, text)
    expect(answer).toMatchObject({ entryId: first })
    expect(conversation.suggestionIds[0]).toBe(second)
    expect(conversation.suggestionIds.length).toBeLessThanOrEqual(3)
  },
)

test("a danger in one of two questions comes before both", async () => {
  const { conversation } = await answerTo("pt", "Posso tomar café? Meu bebê está roxo e não respira")
  expect(conversation.concern).toMatchObject({ level: "urgent" })
  expect(conversation.suggestionIds).toEqual([])
})
