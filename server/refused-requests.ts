import { createMiddleware } from "hono/factory"
import { appError } from "./errors.ts"

/** NOT_FOUND: Hono answers HEAD by GET, so a mail program's check would use a link up. */
export const noHead = createMiddleware((c, next) => {
  if (c.req.method === "HEAD") throw appError("NOT_FOUND")
  return next()
})

/** A mail's link, the API's description, and the way past a sign-in before the site. */
const openable = ["/api/auth/verify-email", "/api/openapi.json", "/api/return"]

/**
 * NOT_FOUND for navigation to an answer, which discreet mode would not hide. Browsers tell over https and to localhost.
 */
export const noNavigation = createMiddleware((c, next) => {
  const isNavigation = c.req.header("sec-fetch-mode") === "navigate"
  if (c.req.method === "GET" && isNavigation && !openable.includes(c.req.path)) throw appError("NOT_FOUND")
  return next()
})
