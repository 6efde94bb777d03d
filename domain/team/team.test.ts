import { expect, test } from "vitest"
import type { Rows } from "../nouns/noun.ts"
import { noRows } from "../nouns/nouns.ts"
import {
  fold,
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "../operations/operations.ts"
import { isAnswered, newestMessage, newestReply, type TeamReply, unreadReplies } from "./team.ts"

const at = (minute: number) => `2026-11-21T09:${String(minute).padStart(2, "0")}:00.000Z`
const id = "00000000-0000-4000-8000-000000000001"

function reply(name: string, minute: number): TeamReply {
  return { id: name, text: name, memberName: "Marta", sentAt: at(minute), helped: null }
}

function did<Name extends OperationName>(rows: Rows, name: Name, args: OperationArgs[Name], minute = 1): Rows {
  return fold(rows, { id, name, args, at: at(minute), schemaVersion: operationsVersion } as Operation)
}

test("replies are unread, oldest first, until she has seen the newest of them", () => {
  const replies = [reply("second", 2), reply("first", 1)]
  expect(unreadReplies(replies, undefined).map((each) => each.id)).toEqual(["first", "second"])
  expect(unreadReplies(replies, { readUntil: at(1), closedAt: null }).map((each) => each.id)).toEqual(["second"])
  expect(unreadReplies(replies, { readUntil: at(2), closedAt: null })).toEqual([])
})

test("reading goes forward only, whichever phone says it later", () => {
  const begun: Rows = { ...noRows, teamConversation: { own: { readUntil: null, closedAt: null } } }
  const read = did(did(begun, "repliesRead", { until: at(5) }), "repliesRead", { until: at(2) })
  expect(read.teamConversation.own?.readUntil).toBe(at(5))
})

test("a rating is kept on its reply and can be changed; one of a reply that is gone changes nothing", () => {
  const rows: Rows = { ...noRows, teamReplies: { [id]: reply(id, 1) } }
  const rated = did(did(rows, "replyRated", { replyId: id, helped: true }), "replyRated", {
    replyId: id,
    helped: false,
  })
  expect(rated.teamReplies[id]?.helped).toBe(false)
  expect(did(noRows, "replyRated", { replyId: id, helped: true })).toBe(noRows)
})

test("a closed conversation opens again with her next question, and what she has read stays read", () => {
  const begun: Rows = { ...noRows, teamConversation: { own: { readUntil: null, closedAt: null } } }
  const closed = did(did(begun, "repliesRead", { until: at(1) }), "conversationClosed", {}, 2)
  expect(closed.teamConversation.own).toEqual({ readUntil: at(1), closedAt: at(2) })
  const open = did(closed, "questionAsked", { questionId: id, text: "E agora?" }, 3)
  expect(open.teamConversation.own).toEqual({ readUntil: at(1), closedAt: null })
  expect(open.questions[id]).toEqual({ id, askedAt: at(3), text: "E agora?" })
})

test("closing keeps open what has come since the newest message that she saw", () => {
  const asked = did(noRows, "questionAsked", { questionId: id, text: "E agora?" }, 1)
  expect(did(asked, "conversationClosed", { after: id }, 2).teamConversation.own?.closedAt).toBe(at(2))
  const replied = { ...asked, teamReplies: { b: reply("b", 1) } }
  expect(did(replied, "conversationClosed", { after: id }, 2).teamConversation.own?.closedAt).toBeNull()
  expect(did(replied, "conversationClosed", { after: "b" }, 2).teamConversation.own?.closedAt).toBe(at(2))
  expect(newestMessage([], [])).toBeUndefined()
})

test("a question counts as answered once a reply came after it", () => {
  expect(isAnswered({ askedAt: at(2) }, [reply("a", 1)])).toBe(false)
  expect(isAnswered({ askedAt: at(2) }, [reply("a", 1), reply("b", 3)])).toBe(true)
  expect(newestReply([reply("b", 3), reply("a", 1)])?.id).toBe("b")
  expect(newestReply([])).toBeUndefined()
})

test("withdrawing the consent takes questions, replies and the conversation with it", () => {
  const asked = did(noRows, "questionAsked", { questionId: id, text: "Posso?" })
  const gone = did({ ...asked, teamReplies: { [id]: reply(id, 1) } }, "consentWithdrawn", { purpose: "questions" })
  expect([gone.questions, gone.teamReplies, gone.teamConversation]).toEqual([{}, {}, {}])
})
