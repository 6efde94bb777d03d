import * as z from "zod"
import { passkeyNameSchema } from "#domain/account/passkey.ts"

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/)
/** WebAuthn allows 1,023 bytes for a credential's id, which are 1,364 characters of base64url. */
const credentialId = base64url(1364)
const clientDataJSON = base64url(8192)

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

export const addPasskeySchema = z.object({
  name: passkeyNameSchema,
  response: z.object({ ...credential, response: z.object({ clientDataJSON, attestationObject: base64url(32_768) }) }),
})

const signed = { clientDataJSON, authenticatorData: base64url(8192), signature: base64url(8192) }

/** When signing in, the passkey's user handle says which account to open. */
export const signInByPasskeySchema = z.object({
  response: z.object({ ...credential, response: z.object({ ...signed, userHandle: base64url(86) }) }),
})

/** When proving presence, the session says whose passkey it must be, so no user handle is needed. */
export const proveByPasskeySchema = z.object({ response: z.object({ ...credential, response: z.object(signed) }) })

export type NewCredential = z.infer<typeof addPasskeySchema>["response"]
export type SignInAnswer = z.infer<typeof signInByPasskeySchema>["response"]
export type SignedChallenge = z.infer<typeof proveByPasskeySchema>["response"]
