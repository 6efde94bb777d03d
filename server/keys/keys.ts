import { hkdfSync } from "node:crypto"
import { addDays } from "#domain/retention.ts"

/** Of mails sent before keys were derived; the next morning's mail has a link of now. */
const formerUnsubscribeDays = 30

/** `upgradedAt`: since when keys are derived; null where they always were. */
export type Salt = { salt: string; upgradedAt: Date | null }

export type Keys = ReturnType<typeof createKeys>

/** HKDF-SHA-256 (RFC 5869): 256 bits in base64url, of which none leads to another purpose's key. */
function deriveKey(secret: string, purpose: string, salt = ""): string {
  return Buffer.from(hkdfSync("sha256", secret, salt, `florescer ${purpose}`, 32)).toString("base64url")
}

/**
 * A key for each purpose. What opens or changes an account by itself is signed or sealed with the salt as well: no
 * backup has it, so none can make it, even one that holds the secret.
 */
export function createKeys(secret: string, { salt, upgradedAt }: Salt) {
  const salted = (purpose: string) => deriveKey(secret, purpose, salt)
  return {
    confirmation: salted("confirmation of an address"),
    providerRequest: salted("request to the identity provider"),
    newcomer: salted("newcomer from the identity provider"),
    proof: salted("proof in a session"),
    passkeyChallenge: salted("challenge for a passkey"),
    unsubscribe: {
      key: salted("end of the morning mails"),
      former: secret,
      formerUntil: upgradedAt && addDays(upgradedAt, formerUnsubscribeDays),
    },
    /** Signs ids of which only hashes are stored. */
    device: { key: deriveKey(secret, "known browsers"), former: `device ${secret}` },
  }
}
