import { expect, test } from "vitest"
import { type Conversation, newConversation, type QuestionBackground } from "#app/storage/conversation.ts"
import safetyFile from "#content/models/safety.json" with { type: "json" }
import { createSafetyModel } from "#domain/safety/model.ts"
import { type Answers, loadFaq } from "./faq.ts"
import { replies } from "./reply.ts"

const answers: Answers = { ...(await loadFaq("pt")), safety: createSafetyModel(safetyFile) }
const unknown = "Trocar o pneu do carro"
const danger = "quero me matar"
/** This text opens the gentle question before anything else. */
const unclear = "não quero morrer, só quero dormir"

type Sent = QuestionBackground & { text: string; language: string }

/** A chat with a team that records what it receives. */
function chat({ hasAgreed = true, isHere = true, hasRoom = true } = {}) {
  const sent: Sent[] = []
  const agreed: string[] = []
  const team = {
    hasAgreed,
    isHere,
    agree: () => void agreed.push("questions"),
    ask(_id: string, text: string, about: Omit<Sent, "text">) {
      if (hasRoom) sent.push({ text, ...about })
      return hasRoom
    },
  }
  const talk = replies({ team, hidden: { isQuiet: false, areNumbersHidden: false }, ...answers })
  const say = (text: string, before: Conversation = newConversation) => talk.reply(answers, before, text)
  return { ...talk, say, sent, agreed }
}

const toTeam: Conversation = { ...newConversation, isToTeam: true }

test("a question goes to the team with her language, and with what the chat had answered", () => {
  const { say, replyMisunderstood, sent } = chat()
  const [entry] = answers.entries
  const answered = say(entry?.question ?? "")
  expect(sent).toEqual([])
  replyMisunderstood(answered)
  say(unknown)
  expect(sent).toEqual([
    { text: entry?.question, language: "pt", chatAnswer: { kind: "entry", entryIds: [entry?.id] } },
    { text: unknown, language: "pt" },
  ])
})

test("where there is a team the chat says that the reply comes here, else by e-mail", () => {
  expect(chat().say(unknown).messages.at(-1)?.text).toContain("aqui no chat")
  expect(chat({ isHere: false }).say(unknown).messages.at(-1)?.text).toContain("por e-mail")
})

test("before she has agreed nothing goes, and then with all that belongs to it", () => {
  const { say, replyAgreed, replyDeclined, sent } = chat({ hasAgreed: false })
  const asking = say(unknown)
  expect(sent).toEqual([])
  expect(replyDeclined(asking)).not.toHaveProperty("toAgree")
  replyAgreed(asking)
  expect(sent).toEqual([{ text: unknown, language: "pt" }])
})

test("a message of danger is not sent, and reaches the team only by her tap, once", () => {
  for (const before of [newConversation, toTeam]) {
    const { say, tellTeam, sent } = chat()
    const urgent = say(danger, before)
    expect(urgent.concern).toMatchObject({ level: "urgent", isOpen: true })
    expect(sent).toEqual([])
    const told = tellTeam(urgent)
    expect(sent).toEqual([{ text: danger, language: "pt", concern: "urgent" }])
    expect(told.concern).toEqual(urgent.concern)
    expect(told.messages.at(-1)).toMatchObject({ isUnanswered: true, questionId: expect.any(String) })
    tellTeam(told)
    expect(sent).toHaveLength(1)
  }
})

test("what may be a sign of danger is sent to the team as such, after the gentle question", () => {
  const { say, sent } = chat()
  const next = say(unclear, toTeam)
  expect(next.concern).toMatchObject({ level: "check", isOpen: true })
  expect(sent).toEqual([{ text: unclear, language: "pt", concern: "check" }])
})

test("what she writes to the team is not answered by the chat, and stands in no other place than the synced question", () => {
  const { say, sent, agreed } = chat()
  const [entry] = answers.entries
  expect(say(entry?.question ?? "", toTeam).messages).toEqual([])
  expect(sent.map(({ text }) => text)).toEqual([entry?.question])
  expect(agreed).toEqual([])
})

test("who writes to the team without having agreed agrees by the button, but not by a message of danger", () => {
  const calm = chat({ hasAgreed: false })
  calm.say(unknown, toTeam)
  expect([calm.agreed, calm.sent.length]).toEqual([["questions"], 1])
  const urgent = chat({ hasAgreed: false })
  urgent.say(danger, toTeam)
  expect([urgent.agreed, urgent.sent.length]).toEqual([[], 0])
})

test("without room on the device her words to the team stay in the conversation, and the chat says so", () => {
  const { messages } = chat({ hasRoom: false }).say(unknown, toTeam)
  expect(messages.map(({ type }) => type)).toEqual(["user", "ai"])
  expect(messages[0]?.text).toBe(unknown)
})
