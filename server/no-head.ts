import { createMiddleware } from "hono/factory"
import { appError } from "./errors.ts"

/** Throws NOT_FOUND for HEAD, which Hono would answer by running the GET handler: a mail program that checks a link would use it up. */
export const noHead = createMiddleware((c, next) => {
  if (c.req.method === "HEAD") throw appError("NOT_FOUND")
  return next()
})
