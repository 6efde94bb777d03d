import { createHash } from "node:crypto"
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"

/** Encrypts the token of a link: Better Auth's own names her address to every log and browser history that sees the link. */
export async function sealToken(secret: string, token: string): Promise<string> {
  const sealed = await symmetricEncrypt({ key: secret, data: token })
  return Buffer.from(sealed, "hex").toString("base64url")
}

/** The token that was sealed, or an empty one when it was not sealed with this secret. */
export async function openToken(secret: string, sealed: string): Promise<string> {
  try {
    return await symmetricDecrypt({ key: secret, data: Buffer.from(sealed, "base64url").toString("hex") })
  } catch {
    return ""
  }
}

/** How the token of a link that signs in is kept. */
export async function hashLinkToken(token: string): Promise<string> {
  return createHash("sha256").update(token).digest("base64url")
}
