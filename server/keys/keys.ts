import { hkdfSync } from "node:crypto"
import { addDays } from "#domain/privacy/retention.ts"
import type { Sealing } from "./sealing.ts"

/** Unsubscribe links from before derived keys are accepted for this long; each morning mail brings a new link. */
const formerUnsubscribeDays = 30

/** Within this time after an upgrade, processes of the earlier release may still run beside newer ones. */
const upgradeDays = 1

/** `upgradedAt` is the time since which keys are derived; null if they have been from the beginning. */
export type Salt = { salt: string; upgradedAt: Date | null }

export type Keys = ReturnType<typeof createKeys>

/** Derives a key by HKDF-SHA-256 (RFC 5869): 256 bits in base64url. One purpose's key does not reveal another's. */
function deriveKey(secret: string, purpose: string, salt = ""): string {
  return Buffer.from(hkdfSync("sha256", secret, salt, `florescer ${purpose}`, 32)).toString("base64url")
}

/**
 * Keys for encrypted data in the database. They follow from the secret alone, so that a restored copy can be decrypted.
 */
export function createSealings(secret: string, sealsByFormer = false) {
  const sealing = (purpose: string): Sealing => ({ key: deriveKey(secret, purpose), former: secret, sealsByFormer })
  return { mail: sealing("pending mails"), push: sealing("push keys"), twoStep: sealing("second steps") }
}

/**
 * Derives a key for each purpose. If what a key signs or encrypts is enough to open or change an account, the key
 * depends on the salt as well. No backup contains the salt, so with a backup and the secret nobody can forge such a
 * link or code.
 */
export function createKeys(secret: string, { salt, upgradedAt }: Salt, now: Date) {
  const isUpgrading = upgradedAt !== null && now < addDays(upgradedAt, upgradeDays)
  const cookies = deriveKey(secret, "cookies of sessions")
  const salted = (purpose: string) => deriveKey(secret, purpose, salt)
  return {
    ...createSealings(secret, isUpgrading),
    /**
     * Signs session cookies without the salt, because sessions themselves are tokens of which only hashes are stored.
     */
    cookies: isUpgrading ? { key: secret, other: cookies } : { key: cookies, other: secret },
    /** Hashes the names under which attempts are counted, and names in the log. */
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
    /** Signs the ids of browsers, of which only hashes are stored. */
    device: { key: deriveKey(secret, "known browsers"), former: `device ${secret}` },
  }
}
