import { createMiddleware } from "hono/factory"
import { appError } from "./errors.ts"

/** Throws NOT_FOUND for HEAD. Hono would answer it like GET, so a mail program that checks a link would use it up. */
export const noHead = createMiddleware((c, next) => {
  if (c.req.method === "HEAD") throw appError("NOT_FOUND")
  return next()
})

/**
 * The paths of the API to which a browser may navigate: a mailed link, the API's description, and the return from a
 * sign-in that stands in front of the server.
 */
const openable = ["/api/auth/verify-email", "/api/openapi.json", "/api/return"]

/**
 * Throws NOT_FOUND if somebody navigates to an answer of the API, because discreet mode would not hide it. A navigation
 * is recognised by Sec-Fetch-Mode, which browsers send only over https and to localhost.
 */
export const noNavigation = createMiddleware((c, next) => {
  const isNavigation = c.req.header("sec-fetch-mode") === "navigate"
  if (c.req.method === "GET" && isNavigation && !openable.includes(c.req.path)) throw appError("NOT_FOUND")
  return next()
})
