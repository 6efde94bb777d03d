import { expect, test } from "vitest"
import { newConversation } from "#app/storage/conversation.ts"
import safetyFile from "#content/models/safety.json" with { type: "json" }
import { namesNumbers } from "#domain/evolution/numbers.ts"
import { createSafetyModel } from "#domain/safety/model.ts"
import { loadFaq } from "./faq.ts"
import { replies } from "./reply.ts"

const safety = createSafetyModel(safetyFile)
const team = { hasAgreed: false, isHere: false, agree: () => {}, ask: () => true }

async function answerTo(lang: "pt" | "en" | "es", text: string) {
  const faq = await loadFaq(lang)
  const { reply } = replies({ team, hidden: { isQuiet: false, areNumbersHidden: true }, ...faq })
  const conversation = reply({ ...faq, safety }, newConversation, text)
  return { ...conversation, answer: conversation.messages.at(-1)?.text ?? "", off: faq.t("numbersHidden") }
}

test.each([
  ["pt", "qual é o meu IMC?"],
  ["en", "what is my BMI?"],
  ["es", "¿cuál es mi IMC?"],
] as const)(
  "who asks for a number is told that numbers are hidden, and how to show them: %s, %s",
  async (lang, text) => {
    const { answer, off } = await answerTo(lang, text)
    expect(answer).toContain(off)
    expect(off).toContain("](/profile/settings#numbers)")
  },
)

test.each([
  ["pt", "quantas calorias eu preciso comer amamentando?"],
  ["en", "how many calories do I need to eat while breastfeeding?"],
  ["es", "¿cuántas calorías necesito comer dando el pecho?"],
] as const)("what can be said without the number still is: %s, %s", async (lang, text) => {
  const { answer, off } = await answerTo(lang, text)
  expect(namesNumbers(answer)).toBe(false)
  expect(answer).toContain(off)
})

test("advice against dieting is given all the same", async () => {
  const { answer, off } = await answerTo("en", "can I diet to lose weight?")
  expect(answer).toContain("not the time for strict diets")
  expect(answer).not.toContain(off)
})

test("what is urgent comes before anything on numbers", async () => {
  const { concern } = await answerTo("en", "how many calories until I die, I want to die")
  expect(concern?.level).toBe("urgent")
})
