import { hkdfSync } from "node:crypto"
import { addDays } from "#domain/privacy/retention.ts"
import type { Sealing } from "./sealing.ts"

/** How long links of mails from before derived keys are read; each morning's mail brings a new link. */
const formerUnsubscribeDays = 30

/** Until then older processes may run beside newer ones. */
const upgradeDays = 1

/** `upgradedAt`: since when keys are derived; null where they always were. */
export type Salt = { salt: string; upgradedAt: Date | null }

export type Keys = ReturnType<typeof createKeys>

/** HKDF-SHA-256 (RFC 5869): 256 bits in base64url, of which none leads to another purpose's key. */
function deriveKey(secret: string, purpose: string, salt = ""): string {
  return Buffer.from(hkdfSync("sha256", secret, salt, `florescer ${purpose}`, 32)).toString("base64url")
}

/** Keys for what stays in the database and is read after a restore: they follow from the secret alone. */
export function createSealings(secret: string, sealsByFormer = false) {
  const sealing = (purpose: string): Sealing => ({ key: deriveKey(secret, purpose), former: secret, sealsByFormer })
  return { mail: sealing("pending mails"), push: sealing("push keys"), twoStep: sealing("second steps") }
}

/**
 * A key for each purpose. What opens or changes an account by itself is signed or sealed with the salt as well: no
 * backup has it, so none can make it, even one that holds the secret.
 */
export function createKeys(secret: string, { salt, upgradedAt }: Salt, now: Date) {
  const isUpgrading = upgradedAt !== null && now < addDays(upgradedAt, upgradeDays)
  const cookies = deriveKey(secret, "cookies of sessions")
  const salted = (purpose: string) => deriveKey(secret, purpose, salt)
  return {
    ...createSealings(secret, isUpgrading),
    /** Sessions themselves are tokens of which only hashes are stored. */
    cookies: isUpgrading ? { key: secret, other: cookies } : { key: cookies, other: secret },
    /** For counting attempts, and for names in the log. */
    counts: isUpgrading ? secret : deriveKey(secret, "counts and log"),
    confirmation: salted("confirmation of an address"),
    providerRequest: salted("request to the identity provider"),
    mailCode: salted("codes in mails"),
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
