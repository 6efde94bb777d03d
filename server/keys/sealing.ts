import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"

/** The keys for encrypted data. `former` is AUTH_SECRET itself, which encrypted everything before keys were derived. */
export type Sealing = {
  key: string
  former: string
  /** Set while processes of the earlier release may still have to decrypt new data. */
  sealsByFormer: boolean
}

/** The beginning of every text that a derived key has encrypted. */
export const sealedMark = "k1."

/** Encrypts a text with XChaCha20-Poly1305. */
export async function seal({ key, former, sealsByFormer }: Sealing, text: string): Promise<string> {
  if (sealsByFormer) return symmetricEncrypt({ key: former, data: text })
  return sealedMark + (await symmetricEncrypt({ key, data: text }))
}

/** Decrypts a text. Throws if another secret encrypted it. */
export async function unseal({ key, former }: Sealing, sealed: string): Promise<string> {
  if (!sealed.startsWith(sealedMark)) return symmetricDecrypt({ key: former, data: sealed })
  return symmetricDecrypt({ key, data: sealed.slice(sealedMark.length) })
}
