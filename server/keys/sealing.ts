import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"

/** What is stored encrypted. `former`: the secret itself, by which all was sealed before keys were derived. */
export type Sealing = {
  key: string
  former: string
  /** While older processes may still have to read it. */
  sealsByFormer: boolean
}

/** Begins what a derived key has sealed. */
export const sealedMark = "k1."

/** XChaCha20-Poly1305. */
export async function seal({ key, former, sealsByFormer }: Sealing, text: string): Promise<string> {
  if (sealsByFormer) return symmetricEncrypt({ key: former, data: text })
  return sealedMark + (await symmetricEncrypt({ key, data: text }))
}

/** Throws where another secret has sealed it. */
export async function unseal({ key, former }: Sealing, sealed: string): Promise<string> {
  if (!sealed.startsWith(sealedMark)) return symmetricDecrypt({ key: former, data: sealed })
  return symmetricDecrypt({ key, data: sealed.slice(sealedMark.length) })
}
