import type { Generated } from "kysely"
import type { AnswerTheme } from "#domain/chat/answer-theme.ts"
import type { Language } from "#domain/language.ts"
import type { ConsentPurpose } from "#domain/privacy/consent.ts"
import type {
  AccessTokenTable,
  AccountTable,
  AddressChangeTable,
  EndedSessionTable,
  InvitationTable,
  KnownDeviceTable,
  PasskeyTable,
  SessionTable,
  SignUpTable,
  TwoFactorTable,
  UserTable,
  VerificationTable,
} from "./auth-tables.ts"
import type { ConsentRequestTable, PolicyNoticeTable, PolicyVersionTable } from "./policy-tables.ts"
import type { RowTable } from "./row-table.ts"
import type {
  AskedQuestionTable,
  ContactCodeTable,
  DailyFiguresTable,
  DeskPresenceTable,
  NightWordsTable,
  OperatorMomentTable,
  ResponseTimeTable,
  SavedReplyTable,
  ScheduledReplyTable,
  SupportQuestionTable,
  TeamAuditTable,
  TeamConversationTable,
  TeamMemberTable,
  TeamNoteTable,
  TeamReplyTable,
} from "./team-tables.ts"

type AnswerRatingTable = {
  user_id: string
  month: string
  theme: AnswerTheme
  id: string
  is_useful: number
  changed_at: string
  version: number
}

type ConsentTable = {
  user_id: string
  purpose: ConsentPurpose
  given_at: string
  text_version: number
  language: Language
  withdrawn_at: string | null
  version: Generated<number>
  /** When the consent was stored, by the server's clock; empty for rows that an older release wrote. */
  stored_at: Generated<string>
}

type HelperLinkTable = {
  user_id: string
  id: string
  /** A SHA-256 hash in base64url; null once the link was revoked. */
  secret_hash: string | null
  name: string
  /** What the link shows, as JSON. */
  shows: string
  names_without: number
  /** The hours in which the mother wants somebody to take the baby, as JSON; null for none. */
  baby_hours: string | null
  /** The favours that helpers have taken on, as JSON. */
  favours: string
  language: Language
  created_at: string
  expires_at: string
  ended_at: string | null
  version: number
}
type CalendarFeedTable = {
  user_id: string
  secret_hash: string
  language: Language
  is_neutral: number
  created_at: string
}

/** The salt is left out of backups. `upgraded_at` is null if keys have been derived from the beginning. */
type KeySaltTable = { id: string; salt: string; upgraded_at: string | null }

/** The private key is encrypted with a key derived from AUTH_SECRET. */
type PushKeyTable = { id: string; public_key: string; private_key: string; created_at: string }

type ReminderChannelTable = {
  user_id: string
  id: string
  endpoint: string | null
  p256dh: string | null
  auth: string | null
  language: Language
  is_discreet: number
  created_at: string
  /** Reminders up to this time have been sent or skipped. */
  sent_until: string
  /** When the next reminder is due; null if none is. */
  due_at: string | null
  leased_until: string | null
  lease_id: string | null
  /** The number of pushes in a row that have failed. */
  failures: number
  /** The session that asked for reminders; null for a mailbox, and for devices from before this column. */
  session_id: string | null
}

/** Receipts are kept as long as the account, so that no operation is ever applied twice. */
type ReceiptTable = { user_id: string; operation_id: string; name: string; version: number }

/** A restored backup gets a new epoch, by which devices notice that it was restored. */
type SyncEpochTable = { id: string; started_at: string }

type OutgoingMailTable = {
  id: string
  /** The user to whom the mail goes; null for mails to the team, and for those to an address without an account. */
  user_id: string | null
  kind: string
  /** The mail, encrypted, because it may contain a link that opens an account. */
  content: string
  created_at: string
  expires_at: string
  due_at: string
  attempts: number
}

type IdleWarningTable = {
  /** The id of the warning that the account will be deleted, and of the mail that contains it. */
  id: string
  user_id: string
  number: 1 | 2
  queued_at: string
  delivered_at: string | null
}

type JobTable = {
  name: string
  due_at: string
  leased_until: string | null
  lease_id: string | null
  /** How much of the job's limit its present run has used, counted across processes. */
  handled: number
}

/** Times are stored as ISO 8601 text in UTC, lists and records as JSON text. */
export type Tables = {
  user: UserTable
  session: SessionTable
  ended_sessions: EndedSessionTable
  account: AccountTable
  address_changes: AddressChangeTable
  verification: VerificationTable
  twoFactor: TwoFactorTable
  rows: RowTable
  answer_ratings: AnswerRatingTable
  support_questions: SupportQuestionTable
  asked_questions: AskedQuestionTable
  team_members: TeamMemberTable
  team_conversations: TeamConversationTable
  team_replies: TeamReplyTable
  contact_codes: ContactCodeTable
  team_notes: TeamNoteTable
  scheduled_replies: ScheduledReplyTable
  night_words: NightWordsTable
  saved_replies: SavedReplyTable
  response_times: ResponseTimeTable
  desk_presence: DeskPresenceTable
  daily_figures: DailyFiguresTable
  operator_moments: OperatorMomentTable
  team_audit: TeamAuditTable
  outgoing_mails: OutgoingMailTable
  idle_warnings: IdleWarningTable
  jobs: JobTable
  consents: ConsentTable
  reminder_channels: ReminderChannelTable
  push_keys: PushKeyTable
  key_salts: KeySaltTable
  calendar_feeds: CalendarFeedTable
  helper_links: HelperLinkTable
  access_tokens: AccessTokenTable
  passkeys: PasskeyTable
  receipts: ReceiptTable
  sync_epochs: SyncEpochTable
  known_devices: KnownDeviceTable
  sign_ups: SignUpTable
  invitations: InvitationTable
  policy_versions: PolicyVersionTable
  policy_notices: PolicyNoticeTable
  consent_requests: ConsentRequestTable
}
