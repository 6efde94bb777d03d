import { expect, test } from "vitest"
import { type Conversation, newConversation } from "#app/storage/conversation.ts"
import safetyFile from "#content/models/safety.json" with { type: "json" }
import { createSafetyModel } from "#domain/safety/model.ts"
import { nothingHidden } from "#tests/chat-answer.ts"
import { loadFaq } from "./faq.ts"
import { replies } from "./reply.ts"

const team = { hasAgreed: false, isHere: false, agree: () => {}, ask: () => true }
const fromPlan = {
  answer: (text: string) => (/dinner/.test(text) ? { text: "Your week has soup." } : undefined),
  answerToOffer: () => undefined,
  likely: () => undefined,
  beside: (_entry: unknown, shown: string) => shown,
}

async function suggestedAfter(texts: readonly string[]): Promise<readonly number[]> {
  const [faq, safety] = [await loadFaq("en"), createSafetyModel(safetyFile)]
  const { reply } = replies({ team, fromPlan, hidden: nothingHidden, ...faq })
  const talked = texts.reduce<Conversation>((before, text) => reply({ ...faq, safety }, before, text), newConversation)
  expect(talked.messages.at(-1)?.text).toBe("Your week has soup.")
  return talked.suggestionIds
}

test("the suggestions of the answer before do not stand under an answer from her plan", async () => {
  expect(await suggestedAfter(["I feel so lonely and sad", "what's on for dinner"])).toEqual([])
  expect(await suggestedAfter(["what's on for dinner"])).toEqual(newConversation.suggestionIds)
})

test("what she asks beside a question about her plan is the first suggestion under its answer", async () => {
  expect(await suggestedAfter(["I feel so lonely and sad", "a light dinner with eggs"])).toEqual([])
  expect((await suggestedAfter(["Can I drink coffee? And what's on for dinner"]))[0]).toBe(10)
})
