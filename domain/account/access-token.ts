import * as z from "zod/mini"
import { addDays, retention } from "../privacy/retention.ts"
import { proofSchema } from "./account.ts"

export const accessScopes = ["read", "write"] as const
export type AccessScope = (typeof accessScopes)[number]

export const accessTokenDays = [30, 90, retention.accessTokenDays] as const
export const accessTokensMost = 20
export const accessTokenNameMaxLength = 40

/** The prefix tells her, and scanners for leaked secrets, which service a token belongs to. */
export const accessTokenPrefix = "florescer_"
/** The secret part of a token has 256 bits, which are 43 characters in base64url. */
export const accessTokenSecretBytes = 32
export const accessTokenPattern = new RegExp(`^${accessTokenPrefix}[\\w-]{43}$`)

export const newAccessTokenSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(accessTokenNameMaxLength)),
  scope: z.enum(accessScopes),
  days: z.literal(accessTokenDays),
  ...proofSchema.shape,
})
export type AccessWish = Omit<z.infer<typeof newAccessTokenSchema>, "password">

export type AccessToken = {
  id: string
  name: string
  scope: AccessScope
  createdAt: string
  expiresAt: string
  /** The time of the last use, rounded to the hour. */
  lastUsedAt: string | null
}

/** Returns a new token that expires `days` days after `now`. */
export function newAccessToken(id: string, { name, scope, days }: AccessWish, now: Date): AccessToken {
  const expiresAt = addDays(now, days).toISOString()
  return { id, name, scope, createdAt: now.toISOString(), expiresAt, lastUsedAt: null }
}
