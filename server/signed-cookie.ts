import { createHmac, timingSafeEqual } from "node:crypto"

const cacheMax = 10_000

/**
 * Returns a function that verifies a cookie "token.signature" (HMAC-SHA-256 in base64) and returns its token, or null
 * if the signature is wrong. Results are cached, because verifying is slow.
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

/** Signs a token, in the form of the cookie's value in a header. */
export function signToken(secret: string, token: string): string {
  return encodeURIComponent(`${token}.${createHmac("sha256", secret).update(token).digest("base64")}`)
}

/** Compares two texts in a time that does not depend on where they differ. */
export function isEqual(given: string, right: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
