import { createMiddleware } from "hono/factory"
import { appError } from "./errors.ts"

/** NOT_FOUND: Hono answers HEAD by GET, so a mail program's check would use a link up. */
export const noHead = createMiddleware((c, next) => {
  if (c.req.method === "HEAD") throw appError("NOT_FOUND")
  return next()
})
