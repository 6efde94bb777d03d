import { createMiddleware } from "hono/factory"
import type { Auth } from "./auth.ts"
import { createReadToken } from "./signed-cookie.ts"

const knownMax = 10_000
/** Longer headers are read each time: nobody is to fill the memory with them. */
const knownLengthMax = 500

/** The token of the session cookie, whose signature is right; whether there is such a session is not known yet. */
export type CookieVariables = { sessionToken?: string }

/**
 * Drops a session cookie whose signature is not exactly the expected text, before any route reads it. The auth library
 * decodes the signature before it compares, and so accepts several spellings. Sets the token of the one that is left.
 */
export function strictSessionCookie(auth: Auth) {
  const reading = auth.$context.then(({ authCookies, secret }) => {
    return { name: authCookies.sessionToken.name, readToken: createReadToken(secret) }
  })
  // A browser sends the same header each time, and reading it costs as much as the look-up.
  const known = new Map<string, string>()

  return createMiddleware<{ Variables: CookieVariables }>(async (c, next) => {
    const cookies = c.req.header("cookie")
    if (cookies === undefined) return next()
    let token = known.get(cookies)
    if (token === undefined) {
      const { name, readToken } = await reading
      const pairs = cookies.split(";")
      const valid = pairs.filter((pair) => {
        const at = pair.indexOf("=")
        if (pair.slice(0, at).trim() !== name) return true
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
