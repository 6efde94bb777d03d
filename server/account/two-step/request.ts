import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { authRequest } from "../forward.ts"

/**
 * Makes a request to the plugin with one cookie only. With the cookies of both a session and a pending sign-in, the
 * plugin itself would choose whose code to check.
 */
export function twoFactorRequest(c: Context, path: string, body: object, cookieName: string): Request {
  const request = authRequest(c, body, `/api/auth/two-factor/${path}`)
  request.headers.set("cookie", `${cookieName}=${encodeURIComponent(getCookie(c, cookieName) ?? "")}`)
  return request
}
