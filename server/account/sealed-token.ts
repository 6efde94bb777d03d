import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import { hashSecret } from "../hash-secret.ts"

/** Seals a token for cookies and links, which nobody may read or make. */
export async function sealToken(key: string, token: string): Promise<string> {
  const sealed = await symmetricEncrypt({ key, data: token })
  return Buffer.from(sealed, "hex").toString("base64url")
}

/** Empty if not sealed with this key. */
export async function openToken(key: string, sealed: string): Promise<string> {
  try {
    return await symmetricDecrypt({ key, data: Buffer.from(sealed, "base64url").toString("hex") })
  } catch {
    return ""
  }
}

/** How a link's token is stored. */
export async function hashLinkToken(token: string): Promise<string> {
  return hashSecret(token)
}
