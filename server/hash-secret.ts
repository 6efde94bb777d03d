import { createHash } from "node:crypto"
import type { Context } from "hono"

/** What is stored of the random secret in an address: SHA-256 in base64url. Too long to be guessed, it needs no salt. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url")
}

/** The random secret that a request carries in its Authorization header, where no log has it. */
export function secretIn(c: Context): string | undefined {
  return c.req.header("authorization")?.match(/^Bearer (\S+)$/)?.[1]
}
