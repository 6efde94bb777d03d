import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto"

// Better Auth's own parameters and format ("salt:key", both in hex), so that every stored password stays valid.
const keyBytes = 64
const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

export function hash(password: string): string {
  const salt = randomBytes(16).toString("hex")
  return `${salt}:${keyOf(password, salt).toString("hex")}`
}

export function verify({ hash: stored, password }: { hash: string; password: string }): boolean {
  const [salt = "", key = ""] = stored.split(":")
  const right = Buffer.from(key, "hex")
  return right.length === keyBytes && timingSafeEqual(keyOf(password, salt), right)
}

// Synchronous, because the asynchronous version would use the thread pool that also reads files.
function keyOf(password: string, salt: string) {
  return scryptSync(password.normalize("NFKC"), salt, keyBytes, cost)
}
