import type { Context } from "hono"
import type { Auth } from "../auth.ts"
import type { Database } from "../database/open.ts"
import { appError, type ErrorCode, isErrorCode } from "../errors.ts"

export type Content = {
  token?: string
  user?: { id: string; email: string }
  session?: { token?: string; createdAt: string }
  twoFactorRedirect?: boolean
  totpURI?: string
  backupCodes?: string[]
} | null

/**
 * Forwards a request to the auth library and its cookies to the browser. Throws our own errors; the answer never
 * contains a session token.
 */
export async function forward(auth: Auth, database: Database, c: Context, request: Request) {
  return withoutToken(await ask(auth, database, c, request))
}

/**
 * Like `forward`, but the returned content still has the session token, which the caller must not send to the browser.
 */
export async function ask(auth: Auth, database: Database, c: Context, request: Request): Promise<Content> {
  const { content, cookies } = await exchange(auth, database, request)
  sendCookies(c, cookies)
  return content
}

/** Sends a request to the auth library without passing its cookies on. Throws like `forward`. */
export async function exchange(auth: Auth, database: Database, asked: Request | (() => Promise<Response>)) {
  const askedMs = performance.now()
  const answer = await (asked instanceof Request ? auth.handler(asked) : asked())
  const content = await answer.json().catch(() => null)
  if (hidesCause(answer, content?.code)) await database.throwIfUnavailable(askedMs)
  if (!answer.ok) throw appError(codeOf(answer, content?.code))
  return { content: (typeof content === "object" ? content : null) as Content, cookies: answer.headers.getSetCookie() }
}

/** Whether Better Auth's answer hides why it failed. Better Auth answers 422 if it could not write an account. */
function hidesCause({ status }: Response, code: unknown): boolean {
  return status >= 500 || (typeof code === "string" && code.startsWith("FAILED_TO_"))
}

export function sendCookies(c: Context, cookies: string[]) {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true })
}

/** Makes a request to the auth library from this request's headers and the validated body. */
export function authRequest(c: Context, body?: object, path: string = c.req.path): Request {
  const headers = new Headers(c.req.raw.headers)
  headers.delete("content-length")
  headers.delete("transfer-encoding")
  const url = new URL(path, c.req.url)
  if (!body) return new Request(url, { headers })
  headers.set("content-type", "application/json")
  return new Request(url, { method: "POST", headers, body: JSON.stringify(body) })
}

const codesOfSecondStep = new Map<unknown, ErrorCode>([
  ["INVALID_BACKUP_CODE", "INVALID_CODE"],
  ["INVALID_TWO_FACTOR_COOKIE", "SIGN_IN_EXPIRED"],
  ["TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE", "SIGN_IN_EXPIRED"],
])

function codeOf({ status, headers }: Response, code: unknown): ErrorCode {
  if (isErrorCode(code)) return code
  const ofSecondStep = codesOfSecondStep.get(code)
  if (ofSecondStep) return ofSecondStep
  // Better Auth answers an expired link with a redirect, in place of an error.
  if (code === "USER_NOT_FOUND" || headers.has("location")) return "INVALID_TOKEN"
  if (status === 401) return "SESSION_UNKNOWN"
  if (status === 403) return "FORBIDDEN"
  if (status === 404) return "NOT_FOUND"
  return status < 500 ? "INVALID_INPUT" : "INTERNAL"
}

/** Removes the session token from an answer, where scripts of the page could read it. */
export function withoutToken(content: Content) {
  if (content === null) return null
  const { token: _, ...rest } = content
  if (!rest.session) return rest
  const { token: __, ...session } = rest.session
  return { ...rest, session }
}
