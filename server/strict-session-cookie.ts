import { createMiddleware } from "hono/factory"
import type { Auth } from "./auth.ts"
import { createReadToken } from "./signed-cookie.ts"

const knownMax = 10_000
/** Nobody is to fill the memory. */
const knownLengthMax = 500

/** Rightly signed; the session may not exist. */
export type CookieVariables = { sessionToken?: string }

/**
 * Drops a cookie unless its signature is exact: the auth library accepts several spellings. Drops the library's mark of a
 * browser that needs no second step, too, which we never give.
 */
export function strictSessionCookie(auth: Auth) {
  const reading = auth.$context.then(({ authCookies, createAuthCookie, secret }) => {
    const trustedName = createAuthCookie("trust_device").name
    return { name: authCookies.sessionToken.name, trustedName, readToken: createReadToken(secret) }
  })
  // Reading it costs as much as the look-up.
  const known = new Map<string, string>()

  return createMiddleware<{ Variables: CookieVariables }>(async (c, next) => {
    const cookies = c.req.header("cookie")
    if (cookies === undefined) return next()
    let token = known.get(cookies)
    if (token === undefined) {
      const { name, trustedName, readToken } = await reading
      const pairs = cookies.split(";")
      const valid = pairs.filter((pair) => {
        const at = pair.indexOf("=")
        const given = pair.slice(0, at).trim()
        if (given === trustedName) return false
        if (given !== name) return true
        const read = readToken(decoded(pair.slice(at + 1).trim()))
        token ??= read ?? undefined
        return read !== null
      })
      if (valid.length < pairs.length) {
        const headers = new Headers(c.req.raw.headers)
        headers.set("cookie", valid.join(";"))
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
