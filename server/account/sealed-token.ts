import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import { hashSecret } from "../hash-secret.ts"

/** Encrypts a token for a cookie or link, so that nobody else can read or forge it. */
export async function sealToken(key: string, token: string): Promise<string> {
  const sealed = await symmetricEncrypt({ key, data: token })
  return Buffer.from(sealed, "hex").toString("base64url")
}

/** Decrypts a token; returns an empty string if it was not sealed with this key. */
export async function openToken(key: string, sealed: string): Promise<string> {
  try {
    return await symmetricDecrypt({ key, data: Buffer.from(sealed, "base64url").toString("hex") })
  } catch {
    return ""
  }
}

/** Hashes a link's token for storing. */
export async function hashLinkToken(token: string): Promise<string> {
  return hashSecret(token)
}
