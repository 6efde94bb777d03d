import type { ColumnType, Generated } from "kysely"
import type { AccessScope } from "#domain/account/access-token.ts"

/** PostgreSQL returns a Date, SQLite returns ISO 8601 text. */
type AuthMoment = ColumnType<Date | string, string, string>

export type UserTable = {
  id: string
  full_name: string
  email: string
  emailVerified: boolean | number
  image: string | null
  language: string | null
  onboarded_at: string | null
  /**
   * The time of the last use, up to retention.lastUseLagDays old. It is null for accounts from before this column,
   * until the daily job sets it.
   */
  last_used_at: string | null
  /** The version of the terms to which the user has agreed; null for accounts from before this was recorded. */
  terms_version: number | null
  /** The version of the user's last change. It numbers all changes to her rows in their order. */
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
/** Sessions that the user herself ended; `token` is a hash. */
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
  /**
   * "reset-password" for a link or code that sets a new password; null for all others, and for links from before this
   * column.
   */
  kind: Generated<string | null>
}
export type TwoFactorTable = {
  id: string
  userId: string
  /** The secret that the user's authenticator app also has, encrypted with a key derived from AUTH_SECRET. */
  secret: string
  /** The recovery codes that are still unused, encrypted like the secret. */
  backupCodes: string
  verified: boolean | number | null
  enabled_at: string | null
  /** The last 30-second time step whose code was used. Its code and those of earlier steps no longer work. */
  last_used_step: number | null
  /**
   * The time at which two-step sign-in ends. It is set when a mailed link sets a new password, and cleared when the
   * second step is passed.
   */
  ends_at: string | null
}
/** Public keys of passkeys. The private keys never leave the users' devices. */
export type PasskeyTable = {
  user_id: string
  id: string
  credential_id: string
  /** A COSE key in base64url. */
  public_key: string
  /**
   * The number of signatures that the authenticator has made, or 0 if it does not count them. PostgreSQL returns a
   * bigint as text.
   */
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
  /** The pending sign-up's id, which becomes the user's id. */
  id: string
  email: string
  full_name: string
  /** The password's hash in Better Auth's format. */
  password: string
  language: string | null
  terms_version: number
  device_id: string
  created_at: string
  expires_at: string
  /** The invitation of which a use is taken when the address is confirmed; null if the sign-up came without one. */
  invitation_id: string | null
}

export type InvitationTable = {
  id: string
  code_hash: string
  /** What the operator made the invitation for. Only the operator sees it. */
  label: string
  uses: number
  uses_left: number
  created_at: string
  expires_at: string
}

/**
 * Changes of address that users asked for. An address that has an account gets a row like a free one, but the token of
 * its second link is mailed to nobody.
 */
export type AddressChangeTable = {
  user_id: string
  new_email: string
  /**
   * The session that asked for the change. When the address changes, this session stays open and its browser stays
   * known.
   */
  session_id: string
  device_id: string
  /** Hashes of the tokens in the links that were mailed to both addresses. */
  former_token: string
  new_token: string
  former_confirmed_at: string | null
  new_confirmed_at: string | null
  created_at: string
  expires_at: string
}
