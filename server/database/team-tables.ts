import type { Generated } from "kysely"
import type { Language } from "#domain/language.ts"
import type { AuditAction, QuestionConcern } from "#domain/team.ts"

export type SupportQuestionTable = {
  id: string
  user_id: string
  text: string
  created_at: string
  mailed_at: string | null
  /** The mail that reports it to the team; null until one is prepared. */
  mail_id: string | null
  /** The text is deleted with it. */
  taken_back_at: string | null
  /** The language that she read; null where an older release asked. */
  language: Generated<Language | null>
  /** What the chat had answered, as JSON. */
  chat_answer: Generated<string | null>
  concern: Generated<QuestionConcern | null>
  /** When the team replied to it. */
  answered_at: Generated<string | null>
  version: Generated<number>
}

/** Counts that a question was asked, without recording whose or which. */
export type AskedQuestionTable = { id: string; address_key: string; asked_at: string }

/** A user who is of the team. The id is the member's own, so that what they wrote for others names no account. */
export type TeamMemberTable = {
  user_id: string
  id: string
  is_operator: number
  added_at: string
  seen_at: string | null
}

/** A user's one conversation with the team. */
export type TeamConversationTable = {
  user_id: string
  /** By which the team knows it. */
  id: string
  opened_at: string
  last_message_at: string
  /** When the oldest question without a reply was asked; null where none waits. */
  waiting_since: string | null
  closed_at: string | null
  read_until: string | null
  /** The member who has taken it. */
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
  version: number
}

/** What members tell each other about a conversation. */
export type TeamNoteTable = {
  user_id: string
  id: string
  member_id: string
  member_name: string
  text: string
  written_at: string
}

export type SavedReplyTable = { id: string; title: string; pt: string; en: string; es: string; updated_at: string }

/** How long the team took to reply, without whom it replied to. */
export type ResponseTimeTable = { id: string; asked_at: string; minutes: number }

/** What the operator sees of a day (YYYY-MM-DD, UTC): numbers without anybody, as JSON. */
export type DailyFiguresTable = { date: string; figures: string }

/** When something last happened that the operator wants to know of: the last backup. */
export type OperatorMomentTable = { name: string; at: string }

/** Which member has whose conversation open. */
export type DeskPresenceTable = { user_id: string; member_id: string; is_writing: number; seen_at: string }

export type TeamAuditTable = {
  user_id: string
  id: string
  member_id: string
  member_name: string
  action: AuditAction
  at: string
}
