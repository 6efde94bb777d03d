import { expect, test } from "vitest"
import { answerTo } from "#tests/chat-answer.ts"

test.each([
  ["pt", "moro em Angola, quanto tempo de licença eu tenho", "Angola:"],
  ["en", "we live in Texas, how long is my maternity leave", "United States:"],
  ["es", "vivo en México, ¿cuánto dura mi licencia de maternidad?", "México:"],
] as const)("the answer tells the law of the country that her message names: %s, %s", async (lang, text, line) => {
  const { answer } = await answerTo(lang, text)
  expect(answer?.text).toContain(line)
})
