import { createMiddleware } from "hono/factory"
import type { Auth } from "./auth.ts"
import { createReadToken } from "./signed-cookie.ts"

/**
 * Drops a session cookie whose signature is not exactly the expected text, before any route reads it. The auth library
 * decodes the signature before it compares, and so accepts several spellings.
 */
export function strictSessionCookie(auth: Auth) {
  const reading = auth.$context.then(({ authCookies, secret }) => {
    return { name: authCookies.sessionToken.name, readToken: createReadToken(secret) }
  })

  return createMiddleware(async (c, next) => {
    const { name, readToken } = await reading
    const pairs = c.req.header("cookie")?.split(";") ?? []
    const valid = pairs.filter((pair) => {
      const at = pair.indexOf("=")
      return pair.slice(0, at).trim() !== name || readToken(decoded(pair.slice(at + 1).trim())) !== null
    })
    if (valid.length < pairs.length) {
      const headers = new Headers(c.req.raw.headers)
      headers.set("cookie", valid.join(";"))
      c.req.raw = new Request(c.req.raw, { headers })
    }
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
