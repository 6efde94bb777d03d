import { createHash } from "node:crypto"

/** What is stored of the random secret in an address: SHA-256 in base64url. Too long to be guessed, it needs no salt. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url")
}
