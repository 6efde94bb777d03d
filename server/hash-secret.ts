import { createHash } from "node:crypto"
import type { Context } from "hono"

/** SHA-256 in base64url. The secrets are too long to be guessed, so they need no salt. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url")
}

/** Reads the secret from the Authorization header, which is never logged. */
export function secretIn(c: Context): string | undefined {
  return c.req.header("authorization")?.match(/^Bearer (\S+)$/)?.[1]
}
