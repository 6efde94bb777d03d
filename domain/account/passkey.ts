import * as z from "zod/mini"
import { proofSchema } from "./account.ts"

export const passkeysMost = 10
export const passkeyNameMaxLength = 40

export const passkeyNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(passkeyNameMaxLength))

export const newPasskeySchema = z.object({ name: passkeyNameSchema, ...proofSchema.shape })
export type NewPasskey = z.infer<typeof newPasskeySchema>

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }
