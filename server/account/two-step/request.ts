import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { authRequest } from "../forward.ts"

/** A request with one cookie: given two, the plugin decides which a code is for. */
export function twoFactorRequest(c: Context, path: string, body: object, cookieName: string): Request {
  const request = authRequest(c, body, `/api/auth/two-factor/${path}`)
  request.headers.set("cookie", `${cookieName}=${encodeURIComponent(getCookie(c, cookieName) ?? "")}`)
  return request
}
