import { expect, test, vi } from "vitest"
import { newConversation, readConversation, saveConversation } from "#app/storage/conversation.ts"
import type { OperationArgs, OperationName } from "#domain/operations/operations.ts"
import { createMemoryStorage } from "#tests/memory-storage.ts"
import { createCopies } from "./copies.ts"
import { handleResult } from "./handle-result.ts"
import { createStore } from "./store.ts"

function refusedOf<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
  const store = createStore(createCopies(createMemoryStorage().storage, "ana"), () =>
    Date.parse("2026-11-21T09:00:00.000Z"),
  )
  store.add(name, args)
  const [pending] = store.outbox()
  if (!pending) throw new Error("Nothing is pending.")
  store.refuse(pending, { code: "INVALID_INPUT" })
  handleResult(store, pending, { id: pending.operation.id, status: "refused", code: "INVALID_INPUT" })
  return store.read().refused.map(({ operation }) => operation.name)
}

const question = {
  questionId: crypto.randomUUID(),
  text: "Posso comer sushi?",
  theme: "Sushi",
  language: "pt",
} as const
const message = {
  id: "1",
  type: "ai",
  text: "It is on its way.",
  timestamp: "2026-11-21T09:00:00.000Z",
  lang: "en",
  questionId: question.questionId,
  outcomes: { sent: "It was sent.", limited: "Ask again tomorrow.", refused: "It was not sent." },
} as const

test.each([
  ["is told in the conversation, and gone", true, [], "It was not sent."],
  ["stays where the device takes nothing, since nothing has told her", false, ["questionAsked"], message.text],
])("a question that the server refuses %s", (_, takes, left, text) => {
  const { storage } = createMemoryStorage()
  const local = { ...storage }
  vi.stubGlobal("localStorage", local)
  saveConversation("ana", { ...newConversation, messages: [message] })
  if (!takes)
    local.setItem = () => {
      throw new DOMException("There is no room left.", "QuotaExceededError")
    }
  expect(refusedOf("questionAsked", question)).toEqual(left)
  expect(readConversation("ana").messages.map((shown) => shown.text)).toEqual([text])
  vi.unstubAllGlobals()
})

test("what the page has done by itself is dropped where the server refuses it, what she has done stays until she decides", () => {
  expect(refusedOf("repliesRead", { until: "2026-11-21T08:00:00.000Z" })).toEqual([])
  expect(refusedOf("silenceSet", { isOn: true })).toEqual(["silenceSet"])
})
