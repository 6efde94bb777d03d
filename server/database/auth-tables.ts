import type { ColumnType, Generated } from "kysely"
import type { AccessScope } from "#domain/account/access-token.ts"

/** Date from PostgreSQL, ISO 8601 text from SQLite. */
type AuthMoment = ColumnType<Date | string, string, string>

export type UserTable = {
  id: string
  full_name: string
  email: string
  emailVerified: boolean | number
  image: string | null
  language: string | null
  onboarded_at: string | null
  /** Lags by retention.lastUseLagDays at most; empty for a day in older accounts. */
  last_used_at: string | null
  /** Null for older accounts. */
  terms_version: number | null
  /** Orders the changes to her rows. */
  sync_version: Generated<number>
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
/** Sessions that the user ended; tokens are hashed. */
export type EndedSessionTable = { token: string; ended_at: string }
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
  /** "reset-password" for a link or a code that sets a new one; null for all else, and for those of older versions. */
  kind: Generated<string | null>
}
export type TwoFactorTable = {
  id: string
  userId: string
  /** Shared with her authenticator app; encrypted with the server's secret. */
  secret: string
  /** The recovery codes that are not used yet, encrypted with the server's secret. */
  backupCodes: string
  verified: boolean | number | null
  enabled_at: string | null
  /** A time step of 30 seconds; codes of it and of earlier ones no longer work. */
  last_used_step: number | null
  /** Asked for with a new password by a link; passing the second step clears it. */
  ends_at: string | null
}
/** The private half never leaves her authenticator. */
export type PasskeyTable = {
  user_id: string
  id: string
  credential_id: string
  /** In base64url, as COSE. */
  public_key: string
  /** Counts signatures, where the authenticator does; PostgreSQL answers with text. */
  counter: ColumnType<number | string, number, number>
  name: string
  created_at: string
  last_used_at: string | null
}

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

export type KnownDeviceTable = { user_id: string; device_id: string; created_at: string; last_used_at: string }

export type SignUpTable = {
  /** Becomes the user's id. */
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
  /** Taken up once the address is confirmed; null where sign-ups are open to everybody. */
  invitation_id: string | null
}

export type InvitationTable = {
  id: string
  code_hash: string
  /** What the operator made the invitation for; nobody else sees it. */
  label: string
  uses: number
  uses_left: number
  created_at: string
  expires_at: string
}

/** Asked for by her; a taken address has a row like a free one, whose new token nobody is sent. */
export type AddressChangeTable = {
  user_id: string
  new_email: string
  /** The session that asked: it stays open once the address has changed, and its browser known. */
  session_id: string
  device_id: string
  /** Hashes of the links in the mails to both addresses. */
  former_token: string
  new_token: string
  former_confirmed_at: string | null
  new_confirmed_at: string | null
  created_at: string
  expires_at: string
}
