import * as z from "zod"
import { passkeyNameSchema } from "#domain/account/passkey.ts"

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/)
/** A credential's id has 1,023 bytes at most. */
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

/** A passkey that signs in chooses the account, for which the user handle is needed. */
export const signInByPasskeySchema = z.object({
  response: z.object({ ...credential, response: z.object({ ...signed, userHandle: base64url(86) }) }),
})

/** The session says whose passkey it has to be. */
export const proveByPasskeySchema = z.object({ response: z.object({ ...credential, response: z.object(signed) }) })

export type NewCredential = z.infer<typeof addPasskeySchema>["response"]
export type SignInAnswer = z.infer<typeof signInByPasskeySchema>["response"]
export type SignedChallenge = z.infer<typeof proveByPasskeySchema>["response"]
