import { createHmac, timingSafeEqual } from "node:crypto"

const cacheMax = 10_000

/** Reads cookies "token.signature" (HMAC-SHA-256 in base64); null if wrong. Cached: verifying is slow. */
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

/** A token signed as the cookie's value in a header. */
export function signToken(secret: string, token: string): string {
  return encodeURIComponent(`${token}.${createHmac("sha256", secret).update(token).digest("base64")}`)
}

/** Compares in a time that tells nothing. */
export function isEqual(given: string, right: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
