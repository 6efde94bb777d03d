import { createMiddleware } from "hono/factory"
import { appError } from "./errors.ts"

/** Throws NOT_FOUND for HEAD, which Hono would answer by doing what GET does: a mail program that looks at a link would use it up. */
export const noHead = createMiddleware(async (c, next) => {
  if (c.req.method === "HEAD") throw appError("NOT_FOUND")
  await next()
})
