import { createHmac, timingSafeEqual } from "node:crypto"

const cacheMax = 10_000

/**
 * Returns a function that reads cookies "token.signature" as the auth library signs them (HMAC-SHA-256 in base64): the
 * token, or null when the signature is wrong. Verified cookies are cached: verifying one costs as much as the look-up.
 */
export function createReadToken(secret: string) {
  const verified = new Map<string, string>()

  return (cookie: string): string | null => {
    const known = verified.get(cookie)
    if (known) return known
    const dot = cookie.lastIndexOf(".")
    const token = cookie.slice(0, Math.max(0, dot))
    if (!token || !isEqual(cookie.slice(dot + 1), signatureOf(token))) return null
    if (verified.size === cacheMax) verified.clear()
    verified.set(cookie, token)
    return token
  }

  function signatureOf(token: string) {
    return createHmac("sha256", secret).update(token).digest("base64")
  }
}

/** Compares a secret with what was given for it, in a time that tells nothing of either. */
export function isEqual(given: string, right: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
