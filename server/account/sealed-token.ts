import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import { hashSecret } from "../hash-secret.ts"

/** Better Auth's own would reveal the e-mail address in logs. */
export async function sealToken(secret: string, token: string): Promise<string> {
  const sealed = await symmetricEncrypt({ key: secret, data: token })
  return Buffer.from(sealed, "hex").toString("base64url")
}

/** Empty if not sealed with this secret. */
export async function openToken(secret: string, sealed: string): Promise<string> {
  try {
    return await symmetricDecrypt({ key: secret, data: Buffer.from(sealed, "base64url").toString("hex") })
  } catch {
    return ""
  }
}

/** How a link's token is stored. */
export async function hashLinkToken(token: string): Promise<string> {
  return hashSecret(token)
}
