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

test("beside the gentle question nothing is guessed: what is offered waits for her answer, and the team is not asked", async () => {
  const unsure = [
    "não sei mais o que fazer, ninguém sentiria minha falta",
    "talvez fosse melhor eu sumir",
    "não quero morrer, só quero sumir um pouco",
  ]
  const answers = await Promise.all(unsure.map(async (text) => (await conversationOf("pt", [text]))[0]))
  const asked = answers.filter((each) => each?.conversation.concern?.level === "check")
  expect(asked.length).toBeGreaterThan(0)
  for (const each of asked) {
    const { conversation, answer, t } = each ?? {}
    expect(conversation?.toAgree).toBeUndefined()
    if (answer?.entryId === undefined && !answer?.isAboutMood) expect(answer?.text).toBe(t?.("tellMore"))
  }
})

test("a loss is met with sorrow first, the second time in other words", async () => {
  const [first, second] = await conversationOf("en", ["my baby died, she was stillborn", "my baby died last night"])
  expect(first?.conversation.concern).toMatchObject({ kind: "loss", isOpen: true })
  for (const each of [first, second]) expect(each?.answer?.text).toMatch(/^I am so sorry/)
  expect(second?.answer?.text).not.toBe(first?.answer?.text)
})
