import * as z from "zod/mini"
import { guideNames } from "#domain/guides/guide.ts"
import { languages } from "#domain/language.ts"
import { concernLevels, safetyKinds } from "#domain/safety/concern.ts"
import { chatAnswerSchema, questionConcernSchema } from "#domain/team/team.ts"
import { planOfferSchema } from "./plan-offer.ts"
import { readRecord, recordKey, writeRecord } from "./records.ts"
import { useStoredOrShown } from "./use-stored.ts"

export const answerDelayMs = 1200
const mostMessages = 200

const messageSchema = z.object({
  id: z.string(),
  type: z.enum(["ai", "user"]),
  text: z.string(),
  /** When the message appears (ISO 8601, UTC); for an answer this is slightly in the future. */
  timestamp: z.iso.datetime({ precision: 3 }),
  lang: z.enum(languages),
  /** The id of the question to the team whose state this answer shows. */
  questionId: z.optional(z.string()),
  /** The texts for each state, in the language of the question. */
  outcomes: z.optional(z.object({ sent: z.string(), limited: z.string(), refused: z.string() })),
  isTakenBack: z.optional(z.boolean()),
  isUnanswered: z.optional(z.boolean()),
  isAboutMood: z.optional(z.boolean()),
  guide: z.optional(z.enum(guideNames)),
  entryId: z.optional(z.number()),
  /** `month` (YYYY-MM) is the month in which the rating is counted. */
  rating: z.optional(z.object({ isUseful: z.boolean(), month: z.string() })),
  section: z.optional(z.string()),
  authorities: z.optional(z.array(z.string())),
  offer: z.optional(planOfferSchema),
})
export type Message = z.infer<typeof messageSchema>
type QuestionOutcome = keyof NonNullable<Message["outcomes"]>

/**
 * An urgent card, with numbers to call, stays until she closes it. A gentle question, which asks whether she and the
 * baby are safe, stays until her next message.
 */
const concernSchema = z.object({
  level: z.enum(concernLevels),
  kind: z.enum(safetyKinds),
  /** The id of the message that the card or the gentle question follows. */
  messageId: z.string(),
  isOpen: z.boolean(),
  /** The number of urgent messages of this kind in a row; missing means one. */
  times: z.optional(z.number()),
  /** True for a gentle question that replaced an urgent card which she had not closed. */
  isAfterUrgent: z.optional(z.boolean()),
})

const backgroundSchema = z.object({
  chatAnswer: z.optional(chatAnswerSchema),
  concern: z.optional(questionConcernSchema),
})
export type QuestionBackground = z.infer<typeof backgroundSchema>

const conversationSchema = z.object({
  messages: z.array(messageSchema),
  suggestionIds: z.array(z.number()),
  /** The text of a question that can still go to the team. */
  answered: z.optional(z.string()),
  toAgree: z.optional(z.string()),
  background: z.optional(backgroundSchema),
  /** A text about urgent danger, which is sent to the team only if she asks for it. */
  untold: z.optional(z.string()),
  isToTeam: z.optional(z.boolean()),
  /** Ids of questions and replies that she has cleared from this device's conversation. */
  hiddenIds: z.optional(z.array(z.string())),
  keepsRatings: z.optional(z.boolean()),
  isOffer: z.optional(z.boolean()),
  /** Canonical questions about her plan, offered as buttons. */
  asks: z.optional(z.array(z.string())),
  hasReflected: z.boolean(),
  concern: z.nullable(concernSchema),
})
export type Conversation = z.infer<typeof conversationSchema>

/** The format of stored conversations before the gentle question existed. */
const earlierSchema = z.extend(z.omit(conversationSchema, { concern: true }), {
  redFlag: z.nullable(z.enum(["harm-to-baby", "self-harm", "violence", "emergency", "same-day"])),
})
const laterKinds = { emergency: "mother-emergency", "same-day": "same-day-mother" } as const

export const newConversation: Conversation = {
  messages: [],
  suggestionIds: [71, 72, 77],
  hasReflected: false,
  concern: null,
}

const conversationKey = (userId: string) => recordKey(userId, "chat")

export function readConversation(userId: string): Conversation {
  const isAny = (_: unknown) => true
  const value = readRecord<unknown>(conversationKey(userId), isAny)?.value
  return parseConversation(value) ?? newConversation
}

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

export function saveConversation(userId: string, conversation: Conversation): boolean {
  const value = { ...conversation, messages: conversation.messages.slice(-mostMessages) }
  return writeRecord(conversationKey(userId), { value, isUnsaved: false })
}

/**
 * The milliseconds until the newest answer appears; 0 instead of a longer wait than usual, which only a clock that was
 * set back can cause.
 */
export function msUntilAnswer({ messages }: Conversation): number {
  const left = Date.parse(messages.at(-1)?.timestamp ?? "") - Date.now()
  return left > 0 && left <= answerDelayMs ? left : 0
}

/** Returns false if the message is gone or storage is full. */
export function storeOutcome(userId: string, questionId: string, outcome: QuestionOutcome): boolean {
  return changeAnswer(userId, questionId, ({ outcomes, ...message }) => ({
    ...message,
    text: outcomes?.[outcome] ?? message.text,
  }))
}

export function markTakenBack(userId: string, questionId: string, text: string): boolean {
  return changeAnswer(userId, questionId, ({ outcomes: _outcomes, ...message }) => ({
    ...message,
    text,
    isTakenBack: true,
  }))
}

/** Turns the chat to the team, so that her next message goes there. If storage is full, the chat opens unchanged. */
export function turnToTeam(userId: string) {
  saveConversation(userId, { ...readConversation(userId), isToTeam: true })
}

/** Marks pending questions to the team as refused, and drops the request for her consent to send one. */
export function refusePending(userId: string) {
  for (const { questionId, outcomes } of readConversation(userId).messages) {
    if (questionId && outcomes) storeOutcome(userId, questionId, "refused")
  }
  const { toAgree: _toAgree, ...conversation } = readConversation(userId)
  if (conversation.messages.length > 0) saveConversation(userId, conversation)
}

function changeAnswer(userId: string, questionId: string, change: (message: Message) => Message): boolean {
  const conversation = readConversation(userId)
  if (!conversation.messages.some((message) => message.questionId === questionId)) return false
  const messages = conversation.messages.map((message) => {
    return message.questionId === questionId ? change(message) : message
  })
  return saveConversation(userId, { ...conversation, messages })
}

export function useConversation(userId: string) {
  return useStoredOrShown<Conversation>(
    conversationKey(userId),
    () => readConversation(userId),
    (next) => saveConversation(userId, next),
  )
}
