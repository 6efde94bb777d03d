import { createMiddleware } from "hono/factory"
import type { Auth } from "./auth.ts"
import { createReadToken } from "./signed-cookie.ts"

/**
 * Takes a session's cookie that is not signed to the letter for none, before any route reads it. The auth library decodes
 * the signature before it compares, and so takes several spellings for the same one.
 */
export function strictSessionCookie(auth: Auth) {
  const reading = auth.$context.then(({ authCookies, secret }) => {
    return { name: authCookies.sessionToken.name, readToken: createReadToken(secret) }
  })

  return createMiddleware(async (c, next) => {
    const { name, readToken } = await reading
    const pairs = c.req.header("cookie")?.split(";") ?? []
    const kept = pairs.filter((pair) => {
      const at = pair.indexOf("=")
      return pair.slice(0, at).trim() !== name || readToken(decoded(pair.slice(at + 1).trim())) !== null
    })
    if (kept.length < pairs.length) {
      const headers = new Headers(c.req.raw.headers)
      headers.set("cookie", kept.join(";"))
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
