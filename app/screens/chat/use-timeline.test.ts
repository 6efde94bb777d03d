import { expect, test } from "vitest"
import type { Message } from "#app/storage/conversation.ts"
import type { TeamReply } from "#domain/team/team.ts"
import { timelineOf } from "./use-timeline.ts"

const at = (minute: number) => `2026-11-21T09:${String(minute).padStart(2, "0")}:00.000Z`

function message(id: string, minute: number, questionId?: string): Message {
  return { id, type: "ai", text: id, timestamp: at(minute), lang: "pt", ...(questionId && { questionId }) }
}

function reply(id: string, minute: number): TeamReply {
  return { id, text: id, memberName: "Marta", sentAt: at(minute), helped: null }
}

type Given = { messages?: Message[]; questions?: [string, number][]; replies?: TeamReply[]; hiddenIds?: string[] }

function idsOf({ messages = [], questions = [], replies = [], hiddenIds = [] }: Given, clockAheadMs = 0) {
  const rows = {
    questions: Object.fromEntries(questions.map(([id, minute]) => [id, { id, askedAt: at(minute), text: id }])),
    teamReplies: Object.fromEntries(replies.map((each) => [each.id, each])),
  }
  const questionIds = messages.map(({ questionId }) => questionId)
  return timelineOf({ messages, questionIds, rows, hiddenIds, clockAheadMs }).map(({ id }) => id)
}

test("replies and questions stand among the messages in the order of time", () => {
  const given = {
    messages: [message("a", 1), message("b", 5)],
    questions: [["q", 3] as [string, number]],
    replies: [reply("r2", 7), reply("r1", 4)],
  }
  expect(idsOf(given)).toEqual(["a", "q", "r1", "b", "r2"])
})

test("a device with nothing but the synced rows shows her questions and the replies", () => {
  expect(idsOf({ questions: [["q", 1]], replies: [reply("r", 2)] })).toEqual(["q", "r"])
})

test("a question of which the device has a message is not shown twice", () => {
  expect(idsOf({ messages: [message("a", 1, "q")], questions: [["q", 1]] })).toEqual(["a"])
})

test("a question from a release that told no text is not shown", () => {
  const rows = { questions: { q: { id: "q", askedAt: at(1) } }, teamReplies: {} }
  expect(timelineOf({ messages: [], questionIds: [], rows, hiddenIds: [], clockAheadMs: 0 })).toEqual([])
})

test("what she cleared stays hidden, and what comes later is shown", () => {
  const given = { questions: [["q", 1] as [string, number]], replies: [reply("r", 2), reply("new", 9)] }
  expect(idsOf({ ...given, hiddenIds: ["q", "r"] })).toEqual(["new"])
})

test("on a device whose clock is a day behind the replies still stand where they were read", () => {
  const dayMs = 24 * 60 * 60_000
  const behind = (id: string, minute: number) => ({
    ...message(id, minute),
    timestamp: new Date(Date.parse(at(minute)) - dayMs).toISOString(),
  })
  expect(idsOf({ messages: [behind("a", 1), behind("b", 5)], replies: [reply("r", 3)] }, dayMs)).toEqual([
    "a",
    "r",
    "b",
  ])
})

test("messages keep their own order where a clock was put back, and a reply comes after all that were there", () => {
  const given = { messages: [message("a", 30), message("b", 2)], replies: [reply("r", 3)] }
  expect(idsOf(given)).toEqual(["a", "b", "r"])
})
