import * as z from "zod/mini"
import { keptKey, readKept, writeKept } from "#app/kept/storage.ts"
import { guideNames } from "#domain/guide.ts"
import { languages } from "#domain/language.ts"
import { concernLevels, safetyKinds } from "#domain/safety/concern.ts"

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
  /** What it says once it is known what became of the question, in the language in which she asked. */
  outcomes: z.optional(z.object({ sent: z.string(), limited: z.string(), refused: z.string() })),
  /** The question was taken back. */
  isTakenBack: z.optional(z.boolean()),
  /** No entry answered: it stands with the way to urgent help. */
  isUnanswered: z.optional(z.boolean()),
  /** The guide in which more of it stands. */
  guide: z.optional(z.enum(guideNames)),
})
export type Message = z.infer<typeof messageSchema>
export type QuestionOutcome = keyof NonNullable<Message["outcomes"]>

/** What she may need help with now, until she closes it. */
const concernSchema = z.object({
  level: z.enum(concernLevels),
  kind: z.enum(safetyKinds),
  /** The message after which the card, or the gentle question, stands. */
  messageId: z.string(),
  /** Else the card is folded into a bar, as later messages have come. */
  isOpen: z.boolean(),
})

const conversationSchema = z.object({
  messages: z.array(messageSchema),
  suggestionIds: z.array(z.number()),
  /** What she typed last and was answered from the FAQ, or offered: if that was not what she meant, it can go to the team. */
  answered: z.optional(z.string()),
  /** What she typed that no entry answers: it goes to the team once she has agreed to it. */
  toAgree: z.optional(z.string()),
  /** The chat was unsure: the suggestions are what she may have meant. */
  isOffer: z.optional(z.boolean()),
  /** The reflective prompts have been suggested. */
  hasReflected: z.boolean(),
  concern: z.nullable(concernSchema),
})
export type Conversation = z.infer<typeof conversationSchema>

/** As it was kept before there was a gentle question. */
const earlierSchema = z.extend(z.omit(conversationSchema, { concern: true }), {
  redFlag: z.nullable(z.enum(["harm-to-baby", "self-harm", "violence", "emergency", "same-day"])),
})
/** Its kinds were fewer. */
const laterKinds = { emergency: "mother-emergency", "same-day": "same-day-mother" } as const

export const newConversation: Conversation = {
  messages: [],
  suggestionIds: [71, 72, 77],
  hasReflected: false,
  concern: null,
}

export const conversationKey = (userId: string) => keptKey(userId, "chat")

export function readConversation(userId: string): Conversation {
  const isAny = (_: unknown) => true
  const value = readKept<unknown>(conversationKey(userId), isAny)?.value
  return parseConversation(value) ?? newConversation
}

/** What was kept, by this version or an earlier one, or null. */
function parseConversation(value: unknown): Conversation | null {
  const now = conversationSchema.safeParse(value)
  if (now.success) return now.data
  const earlier = earlierSchema.safeParse(value)
  if (!earlier.success) return null
  const { redFlag, ...rest } = earlier.data
  const kind = redFlag === "emergency" || redFlag === "same-day" ? laterKinds[redFlag] : redFlag
  const messageId = rest.messages.at(-1)?.id ?? ""
  return { ...rest, concern: kind && { level: "urgent", kind, messageId, isOpen: true } }
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
