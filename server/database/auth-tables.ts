import type { ColumnType, Generated } from "kysely"
import type { AccessScope } from "#domain/access-token.ts"

/** A moment in Better Auth's own tables: a Date from PostgreSQL, ISO 8601 text from SQLite. */
type AuthMoment = ColumnType<Date | string, string, string>

export type UserTable = {
  id: string
  full_name: string
  email: string
  emailVerified: boolean | number
  image: string | null
  language: string | null
  onboarded_at: string | null
  /** Lags behind by retention.lastUseLagDays at most; empty until the next day when an older version made the account. */
  last_used_at: string | null
  /** The version of the terms she accepted at sign-up; null for accounts from before it was recorded. */
  terms_version: number | null
  /** A counter per user that orders the changes to her rows: each row holds the value at which it last changed. */
  sync_version: Generated<number>
  /** Whether a sign-in needs a second step. */
  twoFactorEnabled: Generated<boolean | number>
  createdAt: AuthMoment
  updatedAt: AuthMoment
}

export type SessionTable = {
  id: string
  token: string
  userId: string
  userAgent: string | null
  createdAt: AuthMoment
  updatedAt: AuthMoment
  expiresAt: AuthMoment
}
export type AccountTable = {
  id: string
  accountId: string
  userId: string
  providerId: string
  password: string | null
  createdAt: AuthMoment
  updatedAt: AuthMoment
}
export type VerificationTable = {
  id: string
  identifier: string
  value: string
  expiresAt: AuthMoment
  createdAt: AuthMoment
  updatedAt: AuthMoment
}
export type TwoFactorTable = {
  id: string
  userId: string
  /** The secret that she shares with her authenticator app, encrypted with the server's. */
  secret: string
  /** The unused recovery codes, encrypted likewise. */
  backupCodes: string
  /** False until her app has proved that it knows the secret. */
  verified: boolean | number | null
  enabled_at: string | null
  /** The latest 30 seconds whose code was used: neither it nor an earlier one works again. */
  last_used_step: number | null
}
/** The public half of a passkey; the other half never leaves her authenticator. */
export type PasskeyTable = {
  user_id: string
  id: string
  /** By which her authenticator knows it. */
  credential_id: string
  /** In base64url, as COSE. */
  public_key: string
  /** How often the authenticator has signed, where it counts; PostgreSQL answers with text. */
  counter: ColumnType<number | string, number, number>
  name: string
  created_at: string
  last_used_at: string | null
}

/** Her access for another app. */
export type AccessTokenTable = {
  user_id: string
  id: string
  secret_hash: string
  name: string
  scope: AccessScope
  created_at: string
  expires_at: string
  last_used_at: string | null
}

/** A browser that has signed in to an account. */
export type KnownDeviceTable = { user_id: string; device_id: string; created_at: string; last_used_at: string }

/** A sign-up whose address is not confirmed yet, so that it is not an account. */
export type SignUpTable = {
  /** Becomes the id of the user. */
  id: string
  email: string
  full_name: string
  /** Hashed in Better Auth's format. */
  password: string
  language: string | null
  terms_version: number
  device_id: string
  created_at: string
  expires_at: string
}
