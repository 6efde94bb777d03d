import { argon2Sync, randomBytes } from "node:crypto"

/** A password's hash in the format that names its own cost, of which the server reads any. */
export function cheapHash(password: string) {
  const nonce = randomBytes(16)
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const key = argon2Sync("argon2id", { message: password.normalize("NFKC"), nonce, ...cost })
  const [salt, tag] = [nonce, key].map((bytes) => bytes.toString("base64").replaceAll("=", ""))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${salt}$${tag}`
}
