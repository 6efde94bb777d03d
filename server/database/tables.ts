import type { ColumnType } from "kysely"

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
  createdAt: AuthMoment
  updatedAt: AuthMoment
}

type SessionTable = { id: string; token: string; userId: string; expiresAt: AuthMoment }
type AccountTable = { id: string; userId: string; providerId: string; password: string | null }
type VerificationTable = { id: string; identifier: string; value: string; expiresAt: AuthMoment }

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
}

type ProgressTable = { user_id: string; day: number; percentage: number; checklist: string; changed_at: string }

type CheckInTable = {
  user_id: string
  date: string
  energy: number | null
  mood: number | null
  bloating: number | null
  changed_at: string
}

/** The tables of one schema for SQLite and PostgreSQL: our moments are ISO 8601 UTC text, lists and records are JSON text. */
export type Tables = {
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
  onboarding: OnboardingTable
  progress: ProgressTable
  check_ins: CheckInTable
}
