import { expect, test } from "vitest"
import { type Conversation, newConversation } from "#app/storage/conversation.ts"
import safetyFile from "#content/models/safety.json" with { type: "json" }
import { createSafetyModel } from "#domain/safety/model.ts"
import { nothingHidden } from "#tests/chat-answer.ts"
import { loadFaq } from "./faq.ts"
import type { FromPlan } from "./from-plan.ts"
import { replies } from "./reply.ts"

const team = { hasAgreed: false, isHere: false, agree: () => {}, ask: () => true }
const fromPlan: FromPlan = {
  answer: (text: string) => (/dinner/.test(text) ? { text: "Your week has soup." } : undefined),
  entryOf: () => undefined,
  entriesNear: () => [],
  answerToOffer: () => undefined,
  beside: (_entry: unknown, shown: string) => shown,
}

const [faq, safety] = [await loadFaq("en"), createSafetyModel(safetyFile)]

async function suggestedAfter(texts: readonly string[]): Promise<readonly number[]> {
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

function answerWith(asking: Partial<FromPlan>, text: string) {
  const { reply } = replies({ team, fromPlan: { ...fromPlan, ...asking }, hidden: nothingHidden, ...faq })
  return reply({ ...faq, safety }, newConversation, text)
}

test("a question about her plan that an entry answers is answered by it, and it is not offered again", () => {
  const { messages, suggestionIds } = answerWith(
    { entryOf: () => 525, entriesNear: () => [525] },
    "is this from a robot or what",
  )
  expect(messages.at(-1)?.entryId).toBe(525)
  expect(suggestionIds).not.toContain(525)
})

test("where no kind of question is sure the entries of the likeliest are offered first, also beside the gentle question", () => {
  const near = { entriesNear: () => [329, 529] }
  expect(answerWith(near, "and the other one, when").suggestionIds.slice(0, 2)).toEqual([329, 529])
  const asked = answerWith(near, "she is hot and so sleepy, and the other one, when")
  expect(asked.concern).not.toBeNull()
  if (asked.concern?.level === "check") expect(asked.suggestionIds.slice(0, 2)).toEqual([329, 529])
})
