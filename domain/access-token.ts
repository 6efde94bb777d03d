import * as z from "zod/mini"
import { proofSchema } from "./account.ts"
import { addDays, retention } from "./retention.ts"

/** What another app may do with her data. */
export const accessScopes = ["read", "write"] as const
export type AccessScope = (typeof accessScopes)[number]

/** For how many days a token works. */
export const accessTokenDays = [30, 90, retention.accessTokenDays] as const
/** How many she may have at once. */
export const accessTokensMost = 20
export const accessTokenNameMaxLength = 40

/** Says whose secret it is, to her and to programs that look for leaked ones. */
export const accessTokenPrefix = "florescer_"
/** 256 bits that nobody guesses, in base64url. */
export const accessTokenSecretBytes = 32
export const accessTokenPattern = new RegExp(`^${accessTokenPrefix}[\\w-]{43}$`)

export const accessTokenIdSchema = z.uuid().check(z.toLowerCase())

/** What she chooses for a token; her password, where she has one, shows that it is she who makes it. */
export const newAccessTokenSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(accessTokenNameMaxLength)),
  scope: z.enum(accessScopes),
  days: z.literal(accessTokenDays),
  ...proofSchema.shape,
})
export type AccessWish = Omit<z.infer<typeof newAccessTokenSchema>, "password">

/** A token as she sees it, without its secret. */
export type AccessToken = {
  id: string
  name: string
  scope: AccessScope
  createdAt: string
  expiresAt: string
  /** To the hour. */
  lastUsedAt: string | null
}

/** A token that works from a moment on. */
export function newAccessToken(id: string, { name, scope, days }: AccessWish, now: Date): AccessToken {
  const expiresAt = addDays(now, days).toISOString()
  return { id, name, scope, createdAt: now.toISOString(), expiresAt, lastUsedAt: null }
}
