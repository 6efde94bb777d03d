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
  /** By the server's clock; empty for rows of older releases. */
  stored_at: Generated<string>
}

type HelperLinkTable = {
  user_id: string
  id: string
  /** SHA-256 in base64url; null once revoked. */
  secret_hash: string | null
  name: string
  /** JSON. */
  shows: string
  names_without: number
  /** JSON; null for none. */
  baby_hours: string | null
  /** JSON. */
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

/** In no backup. `upgraded_at` is null where keys were derived from the start. */
type KeySaltTable = { id: string; salt: string; upgraded_at: string | null }

/** The private key is encrypted with the secret. */
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
  /** Reminders up to here are done. */
  sent_until: string
  /** Null while none is wanted. */
  due_at: string | null
  leased_until: string | null
  lease_id: string | null
  /** How many pushes in a row have failed. */
  failures: number
  /** Null for a mailbox, and for older devices. */
  session_id: string | null
}

/** Kept as long as the account. */
type ReceiptTable = { user_id: string; operation_id: string; name: string; version: number }

/** A new one for each restored backup. */
type SyncEpochTable = { id: string; started_at: string }

type OutgoingMailTable = {
  id: string
  /** Null for the team or without an account. */
  user_id: string | null
  kind: string
  /** Encrypted: it may contain a link that opens an account. */
  content: string
  created_at: string
  expires_at: string
  due_at: string
  attempts: number
}

type IdleWarningTable = {
  /** The id of the notice, and of its mail. */
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
  /** Counts towards a run's limit, across processes. */
  handled: number
}

/** Times are ISO 8601 UTC text, lists and records JSON text. */
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
