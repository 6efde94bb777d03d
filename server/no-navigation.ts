import { createMiddleware } from "hono/factory"
import { appError } from "./errors.ts"

/** What a browser may open by itself: the link in a mail, and the description of the API, which is the same for everyone. */
const openable = ["/api/auth/verify-email", "/api/openapi.json"]

/**
 * Throws NOT_FOUND where a browser navigates to an answer, by the address bar, a link or a frame: whoever picks up her phone while
 * discreet mode hides the app would read her words there. Browsers say so over https and to localhost; the app itself fetches.
 */
export const noNavigation = createMiddleware((c, next) => {
  const isNavigation = c.req.header("sec-fetch-mode") === "navigate"
  if (c.req.method === "GET" && isNavigation && !openable.includes(c.req.path)) throw appError("NOT_FOUND")
  return next()
})
