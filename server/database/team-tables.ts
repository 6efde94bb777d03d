import type { Generated } from "kysely"
import type { QuestionTheme } from "#domain/chat/answer-theme.ts"
import type { Language } from "#domain/language.ts"
import type { AuditAction, QuestionConcern } from "#domain/team/team.ts"

export type SupportQuestionTable = {
  id: string
  user_id: string
  text: string
  created_at: string
  mailed_at: string | null
  mail_id: string | null
  taken_back_at: string | null
  language: Generated<Language | null>
  /** The answer of the chat that preceded the question, as JSON. */
  chat_answer: Generated<string | null>
  concern: Generated<QuestionConcern | null>
  answered_at: Generated<string | null>
  theme: Generated<QuestionTheme | null>
  /** The time by which the question is to be answered (ISO 8601, UTC); null if the team has set itself no time. */
  due_at: Generated<string | null>
  /** When the operator was mailed that nobody had answered in time. */
  overdue_mailed_at: Generated<string | null>
  version: Generated<number>
}

/** Counts the questions from an e-mail address, across accounts, by a keyed hash of the address. */
export type AskedQuestionTable = { id: string; address_key: string; asked_at: string }

/** Members of the team. `id` is used where the member's account must not be named. */
export type TeamMemberTable = {
  user_id: string
  id: string
  is_operator: number
  added_at: string
  seen_at: string | null
}

export type TeamConversationTable = {
  user_id: string
  id: string
  opened_at: string
  last_message_at: string
  waiting_since: string | null
  closed_at: string | null
  read_until: string | null
  member_id: string | null
  version: number
}

export type TeamReplyTable = {
  user_id: string
  id: string
  member_id: string
  member_name: string
  text: string
  sent_at: string
  helped: number | null
  /** 1 if the team wrote first, without a question. */
  is_first: Generated<number>
  /**
   * 1 if the message was erased because the user withdrew her consent to being written to first. The empty row tells
   * her other devices.
   */
  is_gone: Generated<number>
  version: number
}

/**
 * Codes with which a user lets the team write to her first. Their hash is keyed, because a code of eight letters could
 * be guessed from a plain hash.
 */
export type ContactCodeTable = {
  user_id: string
  code_hash: string
  made_at: string
  expires_at: string
  /** The id of the message for which the code was used; it works for no other message. */
  used_for: string | null
}

/** Replies that wait for their time. A conversation has at most one. */
export type ScheduledReplyTable = {
  user_id: string
  id: string
  member_id: string
  member_name: string
  text: string
  /** The id of the newest message that the writer had seen. */
  after_id: string | null
  /** The ids of the questions that the reply answers, as JSON; null for all that the writer had seen. */
  answers: string | null
  /** 1 if the team writes first, without a question. */
  is_first: number
  /** The version of the user's rows when the reply was first written, or was looked at again after it was held. */
  seen_version: number
  written_at: string
  send_at: string
  /** Since when the reply is held: it is not sent by itself, but waits until a member looks at it again. */
  held_at: string | null
}

export type TeamNoteTable = {
  user_id: string
  id: string
  member_id: string
  member_name: string
  text: string
  written_at: string
}

/** The sentence that the team has written tonight for everybody who is awake. The table has at most one row. */
export type NightWordsTable = { id: string; language: Language; text: string; member_name: string; written_at: string }

export type SavedReplyTable = { id: string; title: string; pt: string; en: string; es: string; updated_at: string }

/** How long a reply took, in minutes, without saying for whom it was. */
export type ResponseTimeTable = { id: string; asked_at: string; minutes: number }

/** The figures of one day (YYYY-MM-DD, UTC), which name no person. */
export type DailyFiguresTable = { date: string; figures: string }

export type OperatorMomentTable = { name: string; at: string }

export type DeskPresenceTable = { user_id: string; member_id: string; is_writing: number; seen_at: string }

export type TeamAuditTable = {
  user_id: string
  id: string
  member_id: string
  member_name: string
  action: AuditAction
  at: string
}
