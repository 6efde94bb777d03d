import { createMiddleware } from "hono/factory"
import { appError } from "./errors.ts"

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * Throws FORBIDDEN for a write that a page of another site sends with the user's cookies, whatever its body or method.
 * Non-browser clients send neither header, and have no cookie of a browser either.
 */
export function sameOriginCheck(baseUrl: string) {
  return createMiddleware((c, next) => {
    if (!safeMethods.has(c.req.method) && isCrossOrigin(c.req.raw.headers, baseUrl)) throw appError("FORBIDDEN")
    return next()
  })
}

function isCrossOrigin(headers: Headers, baseUrl: string) {
  // Browsers send Sec-Fetch-Site over https and to localhost only, and Origin with every write.
  const site = headers.get("sec-fetch-site") ?? "same-origin"
  const origin = headers.get("origin") ?? baseUrl
  return site !== "same-origin" || (origin !== baseUrl && origin !== sameOrigin(headers, baseUrl))
}

/**
 * The request's Origin when it names the host that the request is sent to: localhost, a laptop's address on the home
 * network, or the product's domain. Behind https, a page that was loaded over http may come from anybody on the network.
 */
export function sameOrigin(headers: Headers, baseUrl: string): string | null {
  const origin = headers.get("origin")
  const host = headers.get("host")
  if (!origin || !host || !URL.canParse(origin)) return null
  const from = new URL(origin)
  if (baseUrl.startsWith("https:") && from.protocol !== "https:") return null
  return from.host === host ? origin : null
}
