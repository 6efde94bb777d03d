import type { ColumnType, Generated } from "kysely"
import type { ConsentPurpose } from "#domain/consent.ts"
import type { Mood } from "#domain/diary.ts"
import type { Language } from "#domain/language.ts"
import type { Profile } from "#domain/profile.ts"

/** A moment in Better Auth's own tables: a Date from PostgreSQL, ISO 8601 text from SQLite. */
type AuthMoment = ColumnType<Date | string, string, string>

type UserTable = {
  id: string
  full_name: string
  email: string
  emailVerified: boolean | number
  image: string | null
  language: string | null
  onboarded_at: string | null
  /** Lags behind by retention.lastUseLagDays at most; empty until the next day when an older version made the account. */
  last_used_at: string | null
  /** Of the terms that she accepted with her account; null for accounts from before it was recorded. */
  terms_version: number | null
  /** Orders the changes of what is hers: each row has the count at which it last changed. */
  sync_version: Generated<number>
  createdAt: AuthMoment
  updatedAt: AuthMoment
}

type SessionTable = {
  id: string
  token: string
  userId: string
  userAgent: string | null
  createdAt: AuthMoment
  expiresAt: AuthMoment
}
type AccountTable = {
  id: string
  accountId: string
  userId: string
  providerId: string
  password: string | null
  createdAt: AuthMoment
  updatedAt: AuthMoment
}
type VerificationTable = {
  id: string
  identifier: string
  value: string
  expiresAt: AuthMoment
  createdAt: AuthMoment
  updatedAt: AuthMoment
}

type OnboardingTable = {
  user_id: string
  postpartum_weeks: string
  breastfeeding: "yes" | "no" | null
  restrictions: string
  goals: string
  time_available: string
  cooking_level: "Beginner" | "Intermediate" | "Advanced" | null
  weekly_budget: string
  preferred_foods: string
  updated_at: string
  /** The moment of each answer's last change, where it is known. */
  field_changed_at: Generated<string>
  version: Generated<number>
}

type JourneyTable = {
  user_id: string
  id: string
  started_at: string
  changed_at: string
  /** The items done, by day. */
  done: string
  version: number
}

type CheckInTable = {
  user_id: string
  date: string
  energy: number | null
  mood: number | null
  bloating: number | null
  changed_at: string
  /** The moment of each answer. */
  field_changed_at: Generated<string>
  version: Generated<number>
}

type ProfileTable = {
  id: string
  full_name: string
  age: number
  height: number
  current_weight: number
  desired_weight: number
  is_breastfeeding: number
  birth_type: Profile["birthType"]
  avg_sleep: number
  daily_meals: number
  water_intake: number
  activity_level: Profile["activityLevel"]
  menstrual_cycle: number
  start_date: string
  updated_at: string
  /** The moment of each field's last change, where it is known. */
  field_changed_at: Generated<string>
  version: Generated<number>
}

type DiaryEntryTable = {
  id: string
  user_id: string
  /** Empty, as the notes, once the entry is deleted. */
  mood: Mood | ""
  notes: string
  created_at: string
  updated_at: string | null
  deleted_at: string | null
  /** When the server first heard of it, by its own clock; it stays when the entry is deleted. */
  stored_at: string
  version: Generated<number>
  /** The operation that wrote its text; its own id while it has the text of before there were operations. */
  revision: string | null
  /** The entry whose edit this was. */
  copy_of: string | null
  is_conflict: Generated<number>
}

type SupportQuestionTable = {
  id: string
  user_id: string
  text: string
  created_at: string
  mailed_at: string | null
  /** The mail that tells the team of it; empty until one is about to. */
  mail_id: string | null
  /** Its text is gone then. */
  taken_back_at: string | null
  version: Generated<number>
}

/** That a question was asked, without whose or which it is. */
type AskedQuestionTable = { id: string; address_key: string; asked_at: string }

type ConsentTable = {
  user_id: string
  purpose: ConsentPurpose
  given_at: string
  text_version: number
  language: Language
  withdrawn_at: string | null
  version: Generated<number>
}

type SilenceTable = { user_id: string; is_on: number; changed_at: string; version: Generated<number> }

/** Values with the moments of their last changes, as JSON. */
type PreferencesTable = { user_id: string; preferences: string; version: number }
type ShoppingTicksTable = { user_id: string; ticks: string; version: number }

/** That an operation was applied, by the count that its change has. It stays for as long as the account. */
type ReceiptTable = { user_id: string; operation_id: string; name: string; version: number }

/** A new one with each restored backup. */
type SyncEpochTable = { id: string; started_at: string }

/** A browser that has signed in to an account. */
type KnownDeviceTable = { user_id: string; device_id: string; created_at: string; last_used_at: string }

/** A sign-up that is no account yet, because its address is not confirmed. */
type SignUpTable = {
  /** Becomes the id of the user. */
  id: string
  email: string
  full_name: string
  /** Hashed, as Better Auth keeps it. */
  password: string
  language: string | null
  terms_version: number
  device_id: string
  created_at: string
  expires_at: string
}

type OutgoingMailTable = {
  id: string
  /** Empty where it goes to the team, or to somebody who has no account. */
  user_id: string | null
  kind: string
  /** The whole mail, sealed with the secret: it may hold a link that opens her account. */
  content: string
  created_at: string
  expires_at: string
  due_at: string
  attempts: number
}

type IdleWarningTable = {
  /** Also that of its mail. */
  id: string
  user_id: string
  number: 1 | 2
  queued_at: string
  delivered_at: string | null
}

type JobTable = {
  name: string
  due_at: string
  /** Empty while no process is at it. */
  leased_until: string | null
  lease_id: string | null
  /** How much of what is limited per run this run has done, whichever process did it. */
  handled: number
}

/** The tables of one schema for SQLite and PostgreSQL: our moments are ISO 8601 UTC text, lists and records are JSON text. */
export type Tables = {
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
  onboarding: OnboardingTable
  journeys: JourneyTable
  check_ins: CheckInTable
  profiles: ProfileTable
  diary_entries: DiaryEntryTable
  support_questions: SupportQuestionTable
  asked_questions: AskedQuestionTable
  outgoing_mails: OutgoingMailTable
  idle_warnings: IdleWarningTable
  jobs: JobTable
  consents: ConsentTable
  silences: SilenceTable
  preferences: PreferencesTable
  shopping_ticks: ShoppingTicksTable
  receipts: ReceiptTable
  sync_epochs: SyncEpochTable
  known_devices: KnownDeviceTable
  sign_ups: SignUpTable
}
