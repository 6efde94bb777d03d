import * as z from "zod"
import { passkeyNameSchema } from "#domain/passkey.ts"

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/)
/** A credential's id has 1,023 bytes at most. */
const credentialId = base64url(1364)
const clientDataJSON = base64url(8192)

/** What every answer of an authenticator begins with, as browsers write it. Extensions are neither asked for nor read. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** The name that she gives to a new passkey, and what her authenticator has made. */
export const addPasskeySchema = z.object({
  name: passkeyNameSchema,
  response: z.object({ ...credential, response: z.object({ clientDataJSON, attestationObject: base64url(32_768) }) }),
})

/** What her authenticator has signed. The user handle is required of one that chooses the account by itself. */
export const signInByPasskeySchema = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: base64url(8192),
      signature: base64url(8192),
      userHandle: base64url(86),
    }),
  }),
})

export type NewCredential = z.infer<typeof addPasskeySchema>["response"]
export type SignedChallenge = z.infer<typeof signInByPasskeySchema>["response"]
