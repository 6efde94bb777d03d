import { expect, it, test } from "vitest"
import { conversationOf } from "#tests/chat-answer.ts"

const cries = [
  ["pt", "quero me matar", "não quero mais viver, quero morrer", "que horas eu janto?"],
  ["en", "i want to kill myself", "i want to die", "what time should i have dinner?"],
  ["es", "quiero matarme", "quiero morirme", "¿a qué hora ceno?"],
] as const

it.each(cries)(
  "each urgent message opens the card below itself, however many came before, in other words each time (%s)",
  async (lang, first, second, ordinary) => {
    const answers = await conversationOf(lang, [first, second, ordinary, first, second])
    const urgent = answers.filter((_, index) => index !== 2)
    for (const { conversation, answer } of urgent) {
      expect(conversation.concern).toMatchObject({ level: "urgent", kind: "self-harm", isOpen: true })
      expect(conversation.concern?.messageId).toBe(answer?.id)
      expect(conversation.suggestionIds).toEqual([])
    }
    expect(answers[2]?.conversation.concern).toMatchObject({ level: "urgent", isOpen: false })
    const said = urgent.map(({ answer }) => answer?.text)
    for (const [index, text] of said.entries()) expect(text).not.toBe(said[index - 1])
  },
)

it.each([
  ["pt", "quero me matar", "não quero morrer, só quero dormir"],
  ["en", "i want to kill myself", "i don't want to die, i just want to sleep"],
  ["es", "quiero matarme", "no quiero morirme, solo quiero dormir"],
] as const)(
  "a message that may mean more than it says never takes away a card that she has not closed (%s)",
  async (lang, urgent, unsure) => {
    const [, asked, ordinary] = await conversationOf(lang, [urgent, unsure, "🥑"])
    expect(asked?.conversation.concern).toMatchObject({ level: "check", kind: "self-harm", isOpen: true })
    expect(ordinary?.conversation.concern).toMatchObject({ level: "urgent", kind: "self-harm", isOpen: false })
  },
)

it.each([
  ["pt", "a moleira pulsa um pouco, dá pra ver"],
  ["en", "i can see his soft spot pulsing gently"],
  ["es", "se le nota el latido en la mollera"],
] as const)(
  "beside the gentle question nothing is guessed: what is offered waits for her answer, and the team is not asked (%s)",
  async (lang, unsure) => {
    const [asked] = await conversationOf(lang, [unsure])
    expect(asked?.conversation.concern).toMatchObject({ level: "check", isOpen: true })
    expect(asked?.conversation.toAgree).toBeUndefined()
    expect(asked?.answer?.text).toBe(asked?.t("tellMore"))
  },
)

test("a loss is met with sorrow first, the second time in other words", async () => {
  const [first, second] = await conversationOf("en", ["my baby died, she was stillborn", "my baby died last night"])
  expect(first?.conversation.concern).toMatchObject({ kind: "loss", isOpen: true })
  for (const each of [first, second]) expect(each?.answer?.text).toMatch(/^I am so sorry/)
  expect(second?.answer?.text).not.toBe(first?.answer?.text)
})
