import { createMiddleware } from "hono/factory"
import { appError } from "./errors.ts"

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * Throws FORBIDDEN for writes from another site. Clients that are not browsers send neither Origin nor Sec-Fetch-Site,
 * and are admitted.
 */
export function sameOriginCheck(baseUrl: string) {
  return createMiddleware((c, next) => {
    if (!safeMethods.has(c.req.method) && isCrossOrigin(c.req.raw.headers, baseUrl)) throw appError("FORBIDDEN")
    return next()
  })
}

function isCrossOrigin(headers: Headers, baseUrl: string) {
  // Browsers send Sec-Fetch-Site only over https and to localhost, but Origin with every write.
  const site = headers.get("sec-fetch-site") ?? "same-origin"
  const origin = headers.get("origin") ?? baseUrl
  return site !== "same-origin" || (origin !== baseUrl && origin !== sameOrigin(headers, baseUrl))
}

/** Returns the Origin header if it names the requested host; null for an http page if the server is behind https. */
export function sameOrigin(headers: Headers, baseUrl: string): string | null {
  const origin = headers.get("origin")
  const host = headers.get("host")
  if (!origin || !host || !URL.canParse(origin)) return null
  const from = new URL(origin)
  if (baseUrl.startsWith("https:") && from.protocol !== "https:") return null
  return from.host === host ? origin : null
}
