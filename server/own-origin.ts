import { createMiddleware } from "hono/factory"
import { appError } from "./errors.ts"

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * Refuses what another site's page asks to be changed in her name, whatever it sends and by whichever method.
 * Throws FORBIDDEN. Who is no browser says neither header, and has no cookie of hers either.
 */
export function ownWritesOnly(baseUrl: string) {
  return createMiddleware(async (c, next) => {
    if (!safeMethods.has(c.req.method) && comesFromElsewhere(c.req.raw.headers, baseUrl)) throw appError("FORBIDDEN")
    await next()
  })
}

function comesFromElsewhere(headers: Headers, baseUrl: string) {
  // A browser sends the first over https and to localhost only, the second with every write.
  const site = headers.get("sec-fetch-site") ?? "same-origin"
  const origin = headers.get("origin") ?? baseUrl
  return site !== "same-origin" || (origin !== baseUrl && origin !== ownOrigin(headers, baseUrl))
}

/**
 * The request's own origin when its page came from the very host that it is sent to: localhost, a laptop's address on the
 * home network, or the product's domain. Behind https a page that came over http is anybody's who sits on the way.
 */
export function ownOrigin(headers: Headers, baseUrl: string): string | null {
  const origin = headers.get("origin")
  const host = headers.get("host")
  if (!origin || !host || !URL.canParse(origin)) return null
  const from = new URL(origin)
  if (baseUrl.startsWith("https:") && from.protocol !== "https:") return null
  return from.host === host ? origin : null
}
