import * as z from "zod/mini"
import { keptKey, readKept, writeKept } from "#app/kept/storage.ts"
import { languages } from "#domain/language.ts"
import type { RedFlag } from "#domain/red-flags.ts"

export const answerDelayMs = 1200
/** The oldest messages beyond it are let go of. */
const mostMessages = 200

const messageSchema = z.object({
  id: z.string(),
  type: z.enum(["ai", "user"]),
  text: z.string(),
  /** When it appears (ISO 8601, UTC): an answer's lies a moment ahead when it is made. */
  timestamp: z.iso.datetime({ precision: 3 }),
  lang: z.enum(languages),
  /** For the answer to a question that went to the team: it says whether the team knows. */
  questionId: z.optional(z.string()),
})
export type Message = z.infer<typeof messageSchema>

const conversationSchema = z.object({
  messages: z.array(messageSchema),
  suggestionIds: z.array(z.number()),
  /** What she typed and an entry has just answered: if that was not what she meant, it can go to the team. */
  answered: z.optional(z.string()),
  /** The reflective prompts have been suggested. */
  hasReflected: z.boolean(),
  /** The kind of help that she may need now, until she closes the card. */
  redFlag: z.nullable(z.string()),
})
export type Conversation = z.infer<typeof conversationSchema> & { redFlag: RedFlag | null }

export const newConversation: Conversation = {
  messages: [],
  suggestionIds: [71, 72, 77],
  hasReflected: false,
  redFlag: null,
}

export const conversationKey = (userId: string) => keptKey(userId, "chat")

export function readConversation(userId: string): Conversation {
  const isValue = (value: unknown) => conversationSchema.safeParse(value).success
  return readKept<Conversation>(conversationKey(userId), isValue)?.value ?? newConversation
}

/** Throws when this device has no room left. */
export function keepConversation(userId: string, conversation: Conversation) {
  const value = { ...conversation, messages: conversation.messages.slice(-mostMessages) }
  writeKept(conversationKey(userId), { value, changedAt: new Date().toISOString(), waiting: false })
}

/** How long until the last message appears; a clock that was set back does not prolong it. */
export function msUntilAnswer({ messages }: Conversation): number {
  const left = Date.parse(messages.at(-1)?.timestamp ?? "") - Date.now()
  return left > 0 && left <= answerDelayMs ? left : 0
}
