import { expect, test } from "vitest"
import { newConversation } from "#app/storage/conversation.ts"
import safetyFile from "#content/models/safety.json" with { type: "json" }
import { createSafetyModel } from "#domain/safety/model.ts"
import { nothingHidden } from "#tests/chat-answer.ts"
import { loadFaq } from "./faq.ts"
import type { FromPlan, LikelyOfPlan } from "./from-plan.ts"
import { replies } from "./reply.ts"

const team = { hasAgreed: false, isHere: false, agree: () => {}, ask: () => true }
const questions = ["Which day am I on, and when does it change?"]

async function chatIn(likely: LikelyOfPlan) {
  const [faq, safety] = [await loadFaq("en"), createSafetyModel(safetyFile)]
  const fromPlan: FromPlan = {
    answer: (text) => (questions.includes(text) ? { text: "You are on day 3." } : undefined),
    answerToOffer: () => undefined,
    likely: () => likely,
    beside: (_entry, shown) => shown,
  }
  const { reply, replyAsked } = replies({ team, fromPlan, hidden: nothingHidden, ...faq })
  const say = (text: string) => reply({ ...faq, safety }, newConversation, text)
  return { say, replyAsked, entries: faq.entries }
}

test("what is surely about her plan is asked about, and what is pressed is answered", async () => {
  const { say, replyAsked } = await chatIn({ questions, entries: 0 })
  const asking = say("qwerty asdf the thing of the days")
  expect(asking).toMatchObject({ asks: questions, suggestionIds: [] })
  expect(asking.messages.at(-1)?.text).toBe("About your plan, I think. Which of these?")
  const answered = replyAsked(asking, questions[0] ?? "")
  expect(answered.messages.slice(-2).map(({ text }) => text)).toEqual([questions[0], "You are on day 3."])
  expect(answered.asks).toBeUndefined()
})

test("what her plan knows of the thing that she names is the reply", async () => {
  const known = { text: "What your plan knows of the soup:" }
  const { say } = await chatIn({ questions, entries: 0, known })
  const laidOpen = say("qwerty asdf the thing of the days")
  expect(laidOpen).toMatchObject({ asks: questions, suggestionIds: [] })
  expect(laidOpen.messages.at(-1)?.text).toBe(known.text)
  expect(laidOpen.isOffer).toBe(false)
})

test("what is not surely about her plan stands beside nothing that is near nothing", async () => {
  const { say } = await chatIn({ questions, entries: 1 })
  expect(say("🥑").asks).toBeUndefined()
})

test("nothing of her plan stands beside a card, or under the answer to an entry's own question", async () => {
  const { say, entries } = await chatIn({ questions, entries: 0 })
  expect(say("i want to kill myself")).toMatchObject({ concern: { level: "urgent" }, suggestionIds: [] })
  expect(say("i want to kill myself").asks).toBeUndefined()
  const question = entries.find(({ id }) => id === 14)?.question ?? ""
  expect(say(question).asks).toBeUndefined()
})
