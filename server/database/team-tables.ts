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
  /** JSON. */
  chat_answer: Generated<string | null>
  concern: Generated<QuestionConcern | null>
  answered_at: Generated<string | null>
  theme: Generated<QuestionTheme | null>
  /** By when it is to be answered (ISO 8601, UTC); null where the team has set itself no time. */
  due_at: Generated<string | null>
  /** When the operator was told that nobody had answered in time. */
  overdue_mailed_at: Generated<string | null>
  version: Generated<number>
}

/** Counts questions by a keyed hash of the address. */
export type AskedQuestionTable = { id: string; address_key: string; asked_at: string }

/** Their own id, which names no account. */
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
  /** 1 where the team began. */
  is_first: Generated<number>
  /** With the consent to being written to goes what was written by it; the empty row tells other devices. */
  is_gone: Generated<number>
  version: number
}

/** The hash is keyed: eight letters could be guessed. */
export type ContactCodeTable = {
  user_id: string
  code_hash: string
  made_at: string
  expires_at: string
  /** The message that it was used for; it works for no other. */
  used_for: string | null
}

export type TeamNoteTable = {
  user_id: string
  id: string
  member_id: string
  member_name: string
  text: string
  written_at: string
}

/** At most one, of this night. */
export type NightWordsTable = { id: string; language: Language; text: string; member_name: string; written_at: string }

export type SavedReplyTable = { id: string; title: string; pt: string; en: string; es: string; updated_at: string }

/** Does not say whom the reply was for. */
export type ResponseTimeTable = { id: string; asked_at: string; minutes: number }

/** A day's numbers (YYYY-MM-DD, UTC), without any person. */
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
