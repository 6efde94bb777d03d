import { expect, test } from "vitest"
import { answerTo } from "#tests/chat-answer.ts"

test.each([
  ["pt", "Quais alimentos têm ferro?", 14],
  ["en", "Which foods have iron?", 14],
  ["es", "¿Qué alimentos tienen hierro?", 14],
] as const)("she can say of the answer of an entry whether it was useful: %s, %s", async (lang, text, entryId) => {
  expect((await answerTo(lang, text)).answer).toMatchObject({ entryId })
})

test.each([
  ["what calls for a card", "quero me matar"],
  ["a low mood", "não aguento mais"],
  ["a greeting", "oi"],
  ["what the chat does not know", "Trocar o pneu do carro"],
  ["another language", "ich habe hunger und bin müde"],
  ["the baby's bed", "como o bebê deve dormir"],
])("and of nothing else: %s", async (_what, text) => {
  const { conversation } = await answerTo("pt", text)
  expect(conversation.messages.length).toBeGreaterThan(1)
  expect(conversation.messages.filter(({ entryId }) => entryId !== undefined)).toEqual([])
})
