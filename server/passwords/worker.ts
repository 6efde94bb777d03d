import { argon2Sync, randomBytes, scryptSync, timingSafeEqual } from "node:crypto"

// Better Auth's own parameters and format ("salt:key", both in hex), so that every stored password stays valid.
const keyBytes = 64
const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
/** The format that says its own cost (PHC strings): read from this release on, so that a later one can write it. */
const argon2id = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]{22,})$/

export function hash(password: string): string {
  const salt = randomBytes(16).toString("hex")
  return `${salt}:${keyOf(password, salt).toString("hex")}`
}

export function verify({ hash: stored, password }: { hash: string; password: string }): boolean {
  const costly = stored.match(argon2id)
  if (costly) return verifyArgon2id(costly, password)
  const [salt = "", key = ""] = stored.split(":")
  const right = Buffer.from(key, "hex")
  return right.length === keyBytes && timingSafeEqual(keyOf(password, salt), right)
}

function verifyArgon2id([, memory, passes, parallelism, salt = "", key = ""]: RegExpMatchArray, password: string) {
  const right = Buffer.from(key, "base64")
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const input = { message: password.normalize("NFKC"), nonce: Buffer.from(salt, "base64"), tagLength: right.length }
  return timingSafeEqual(argon2Sync("argon2id", { ...input, ...parameters }), right)
}

// Synchronous, because the asynchronous version would use the thread pool that also reads files.
function keyOf(password: string, salt: string) {
  return scryptSync(password.normalize("NFKC"), salt, keyBytes, cost)
}
