import type { Context } from "hono"
import { getCookie } from "hono/cookie"
import { authRequest } from "../account/forward.ts"

/**
 * A request to Better Auth's two-factor plugin with one cookie alone: a session or a pending sign-in. Given both, the
 * plugin would decide for itself which of the two a code is for.
 */
export function twoFactorRequest(c: Context, path: string, body: object, cookieName: string): Request {
  const request = authRequest(c, body, `/api/auth/two-factor/${path}`)
  request.headers.set("cookie", `${cookieName}=${encodeURIComponent(getCookie(c, cookieName) ?? "")}`)
  return request
}
