import { createHmac, timingSafeEqual } from "node:crypto"

const keptMax = 10_000

/**
 * Reads cookies "token.signature" as the auth library signs them, HMAC-SHA-256 in base64: the token, or null when the
 * signature is not right. One that is right stays so, and is kept: to check it again costs as much as the whole look-up.
 */
export function createReadToken(secret: string) {
  const kept = new Map<string, string>()

  return (cookie: string): string | null => {
    const known = kept.get(cookie)
    if (known) return known
    const dot = cookie.lastIndexOf(".")
    const token = cookie.slice(0, Math.max(0, dot))
    if (!token || !isEqual(cookie.slice(dot + 1), signatureOf(token))) return null
    if (kept.size === keptMax) kept.clear()
    kept.set(cookie, token)
    return token
  }

  function signatureOf(token: string) {
    return createHmac("sha256", secret).update(token).digest("base64")
  }
}

function isEqual(given: string, right: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
