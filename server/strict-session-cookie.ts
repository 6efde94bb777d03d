import { createMiddleware } from "hono/factory"
import type { Auth } from "./auth.ts"
import type { Keys } from "./keys/keys.ts"
import { createReadToken, signToken } from "./signed-cookie.ts"

const knownMax = 10_000
/** Longer cookies are not cached, so that nobody can fill the memory. */
const knownLengthMax = 500

/** The token of a correctly signed session cookie; the session itself may not exist. */
export type CookieVariables = { sessionToken?: string }

/**
 * Removes session cookies whose signature is not exact, because the auth library accepts several spellings of one. Also
 * removes the library's cookie for browsers that skip the second step, which we never set. Cookies signed by another
 * release are signed again, because the library knows only one key.
 */
export function strictSessionCookie(auth: Auth, { key, other }: Keys["cookies"]) {
  const reading = auth.$context.then(({ authCookies, createAuthCookie }) => ({
    name: authCookies.sessionToken.name,
    pendingName: createAuthCookie("two_factor").name,
    trustedName: createAuthCookie("trust_device").name,
  }))
  const readToken = createReadToken(key)
  const readOther = createReadToken(other)
  // Results are cached, because reading a cookie costs as much as looking up its session.
  const known = new Map<string, string>()

  return createMiddleware<{ Variables: CookieVariables }>(async (c, next) => {
    const cookies = c.req.header("cookie")
    if (cookies === undefined) return next()
    let token = known.get(cookies)
    if (token === undefined) {
      const { name, pendingName, trustedName } = await reading
      const pairs = cookies.split(";")
      const valid = pairs.flatMap((pair) => {
        const at = pair.indexOf("=")
        const given = pair.slice(0, at).trim()
        if (given === trustedName) return []
        if (given !== name && given !== pendingName) return [pair]
        const value = decoded(pair.slice(at + 1).trim())
        const own = readToken(value)
        const read = own ?? readOther(value)
        if (given === name) token ??= read ?? undefined
        if (read === null) return []
        return [own === null ? ` ${given}=${signToken(key, read)}` : pair]
      })
      const validCookies = valid.join(";")
      if (validCookies !== cookies) {
        const headers = new Headers(c.req.raw.headers)
        headers.set("cookie", validCookies)
        c.req.raw = new Request(c.req.raw, { headers })
      } else if (token !== undefined && cookies.length <= knownLengthMax) {
        if (known.size === knownMax) known.clear()
        known.set(cookies, token)
      }
    }
    c.set("sessionToken", token)
    await next()
  })
}

function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return ""
  }
}
