import { createHash } from "node:crypto"
import type { Context } from "hono"

/** SHA-256 in base64url; too long to be guessed, it needs no salt. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url")
}

/** Reads the secret from the Authorization header, which no log has. */
export function secretIn(c: Context): string | undefined {
  return c.req.header("authorization")?.match(/^Bearer (\S+)$/)?.[1]
}
