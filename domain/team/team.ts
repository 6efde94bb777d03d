import * as z from "zod/mini"
import { concernLevels } from "../safety/concern.ts"
import { uuidSchema } from "../uuid.ts"

export const questionMaxLength = 2000
/** The maximum number of questions that one mother may ask within 24 hours. */
export const questionsPerDay = 10

export const supportQuestionSchema = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(questionMaxLength)),
})

export const teamTextMaxLength = 5000

export const deskMessagesMost = 300
export const answeredIdsSchema = z.array(uuidSchema).check(z.maxLength(deskMessagesMost))
export const teamTextSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(teamTextMaxLength))

const chatAnswerKinds = ["entry", "offer", "plan"] as const
const entryId = z.int().check(z.minimum(1), z.maximum(1000))
export const chatAnswerSchema = z.strictObject({
  kind: z.enum(chatAnswerKinds),
  entryIds: z.array(entryId).check(z.maxLength(3)),
})
export type ChatAnswer = z.infer<typeof chatAnswerSchema>

/** "urgent" means that she has seen numbers to call; "check" that she was asked whether she and the baby are safe. */
export const questionConcernSchema = z.enum(concernLevels)
export type QuestionConcern = z.infer<typeof questionConcernSchema>

export const auditActions = [
  "listed",
  "read",
  "replied",
  "wroteFirst",
  "scheduled",
  "unscheduled",
  "answered",
  "reopened",
  "noted",
  "took",
  "handedOn",
  "released",
  "closed",
  "askedForAddress",
] as const
export type AuditAction = (typeof auditActions)[number]

/** The text is missing in operations of an older release. */
export type SyncedQuestion = {
  id: string
  askedAt: string
  text?: string
  /**
   * The time by which she may expect a reply (ISO 8601, UTC), if the team has set one; missing for urgent questions.
   */
  answerBy?: string
}

export type TeamReply = {
  id: string
  text: string
  memberName: string
  /** The time of the reply (ISO 8601, UTC). */
  sentAt: string
  helped: boolean | null
}

/** Each mother has one conversation for all her questions. */
export type TeamConversation = {
  /** When the newest reply that she has seen was sent (ISO 8601, UTC). */
  readUntil: string | null
  closedAt: string | null
}

/** The replies that she has not read, the oldest first. */
export function unreadReplies(replies: readonly TeamReply[], conversation: TeamConversation | undefined): TeamReply[] {
  const readUntil = conversation?.readUntil ?? ""
  return replies.filter(({ sentAt }) => sentAt > readUntil).sort((one, other) => (one.sentAt < other.sentAt ? -1 : 1))
}

/** True if a question is answered and can no longer be withdrawn. */
export function isAnswered({ askedAt }: { askedAt: string }, replies: readonly TeamReply[]): boolean {
  return replies.some(({ sentAt }) => sentAt > askedAt)
}

/** The latest reply; undefined if there are none. */
export function newestReply(replies: readonly TeamReply[]): TeamReply | undefined {
  return replies.toSorted((one, other) => (one.sentAt < other.sentAt ? -1 : 1)).at(-1)
}

/** Of a question and a reply with the same time, the question comes first. */
export function newestMessage(
  questions: readonly { id: string; askedAt: string }[],
  replies: readonly Pick<TeamReply, "id" | "sentAt">[],
): { id: string; at: string } | undefined {
  const messages = [
    ...questions.map(({ id, askedAt }) => ({ id, at: askedAt, order: `${askedAt} 0 ${id}` })),
    ...replies.map(({ id, sentAt }) => ({ id, at: sentAt, order: `${sentAt} 1 ${id}` })),
  ]
  return messages.sort((one, other) => (one.order < other.order ? -1 : 1)).at(-1)
}
