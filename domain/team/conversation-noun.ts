import * as z from "zod/mini"
import { languages } from "../language.ts"
import { type Changed, type Known, noun, ownKey, present } from "../nouns/noun.ts"
import { earlierOf, momentSchema } from "../timestamped.ts"
import { uuidSchema } from "../uuid.ts"
import {
  answeredIdsSchema,
  chatAnswerSchema,
  newestMessage,
  questionConcernSchema,
  type SyncedQuestion,
  supportQuestionSchema,
  type TeamConversation,
  type TeamReply,
  teamTextSchema,
} from "./team.ts"

declare module "../nouns/noun.ts" {
  interface Rows {
    questions: { [id: string]: SyncedQuestion }
    teamReplies: { [id: string]: TeamReply }
    teamConversation: { [ownKey]?: TeamConversation }
  }
}

export const questions = noun("questions", { kind: "questions", purpose: "questions", byToken: false })
export const replies = noun("teamReplies", { kind: "questions", deletedWith: "questions", byToken: false })
export const conversation = noun("teamConversation", { kind: "questions", deletedWith: "questions", byToken: false })
const own = { keys: [ownKey] }

export const conversationOperations = {
  questionAsked: questions.across(["teamConversation", "teamReplies"], {
    args: z.strictObject({
      questionId: uuidSchema,
      ...supportQuestionSchema.shape,
      language: z.optional(z.enum(languages)),
      chatAnswer: z.optional(chatAnswerSchema),
      concern: z.optional(questionConcernSchema),
    }),
    reads: ({ questionId }) => ({
      questions: { keys: [questionId], newest: true },
      teamReplies: { newest: true },
      teamConversation: own,
    }),
    apply({ questions, teamConversation }, { questionId: id, text }, { at, now: askedAt = at }) {
      if (questions[id] !== undefined) return {}
      return { questions: { [id]: { id, askedAt, text } }, teamConversation: opened(teamConversation) }
    },
  }),
  questionTakenBack: questions.across(["teamConversation"], {
    args: z.strictObject({ questionId: uuidSchema }),
    purpose: undefined,
    reads: ({ questionId }) => ({ questions: { keys: [questionId] }, teamConversation: {} }),
    apply: ({ questions }, { questionId }) => (questions[questionId] ? { questions: { [questionId]: null } } : {}),
  }),
  /**
   * Only the team may send this operation. `after` is the newest message that the member saw; a reply without it is
   * refused. `answers` lists the questions answered, by default all that were seen. With `first`, the team begins the
   * conversation, which needs the mother's consent, and `codeHash` is that of a code she showed. With `isQuietSeen`,
   * the message is sent although she is in quiet mode.
   */
  replySent: replies.across(["teamConversation"], {
    args: z.strictObject({
      replyId: uuidSchema,
      text: teamTextSchema,
      after: z.nullable(uuidSchema),
      answers: z.optional(answeredIdsSchema),
      first: z.optional(
        z.strictObject({ isQuietSeen: z.boolean(), codeHash: z.optional(z.string().check(z.maxLength(64))) }),
      ),
    }),
    reads: ({ replyId }) => ({ teamReplies: { keys: [replyId] }, teamConversation: own }),
    apply({ teamReplies, teamConversation }, { replyId: id, text }, { at, now: sentAt = at, memberName }) {
      if (memberName === undefined || teamReplies[id]) return {}
      const reply = { id, text, memberName, sentAt, helped: null }
      return { teamReplies: { [id]: reply }, teamConversation: opened(teamConversation) }
    },
  }),
  replyRated: replies.operation({
    args: z.strictObject({ replyId: uuidSchema, helped: z.boolean() }),
    reads: ({ replyId }) => ({ keys: [replyId] }),
    apply(replies, { replyId, helped }) {
      const reply = replies[replyId]
      return reply ? { [replyId]: { ...reply, helped } } : {}
    },
  }),
  repliesRead: conversation.operation({
    args: z.strictObject({ until: momentSchema }),
    reads: () => own,
    apply(rows, { until }, { now = until }): Changed<TeamConversation> {
      const before = rows[ownKey]
      const readUntil = earlierOf(until, now)
      return before && readUntil > (before.readUntil ?? "") ? { [ownKey]: { ...before, readUntil } } : {}
    },
  }),
  /**
   * `after` is the newest message that the member saw; later messages keep the conversation open. Releases before 0.3
   * do not send it.
   */
  conversationClosed: conversation.across(["questions", "teamReplies"], {
    args: z.strictObject({ after: z.optional(z.nullable(uuidSchema)) }),
    reads: () => ({ teamConversation: own, questions: { newest: true }, teamReplies: { newest: true } }),
    apply({ teamConversation, questions, teamReplies }, { after }, { at, now: closedAt = at }) {
      const newest = newestMessage(present(questions), present(teamReplies))
      const hasSeenAll = !newest || (after == null ? newest.at <= at : after === newest.id)
      const before = teamConversation[ownKey]
      return before && hasSeenAll ? { teamConversation: { [ownKey]: { ...before, closedAt } } } : {}
    },
  }),
}

function opened(rows: Known<TeamConversation>) {
  return { [ownKey]: { readUntil: rows[ownKey]?.readUntil ?? null, closedAt: null } }
}
