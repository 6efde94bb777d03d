import type { Context } from "hono"
import type { Auth } from "../auth.ts"
import type { Database } from "../database/open.ts"
import { appError, type ErrorCode, isErrorCode } from "../errors.ts"

/** Gives a checked request to Better Auth. Throws one of our errors when it refuses; its answer never carries a session's token. */
export async function forward(auth: Auth, database: Database, c: Context, body?: object): Promise<Response> {
  const askedMs = performance.now()
  const answer = await auth.handler(authRequest(c, body))
  const content = await answer.json().catch(() => null)
  if (answer.ok) return Response.json(withoutToken(content), { headers: cookiesOf(answer) })
  // Better Auth hides why it failed.
  if (answer.status >= 500) await database.throwIfAway(askedMs)
  throw appError(codeOf(answer.status, content?.code))
}

/** The request that Better Auth reads: this one's headers, with the body as it was checked. */
export function authRequest(c: Context, body?: object): Request {
  const headers = new Headers(c.req.raw.headers)
  headers.delete("content-length")
  headers.delete("transfer-encoding")
  if (!body) return new Request(c.req.url, { headers })
  headers.set("content-type", "application/json")
  return new Request(c.req.url, { method: "POST", headers, body: JSON.stringify(body) })
}

function codeOf(status: number, code: unknown): ErrorCode {
  if (isErrorCode(code)) return code
  if (code === "USER_NOT_FOUND") return "INVALID_TOKEN"
  if (status === 401) return "NOT_SIGNED_IN"
  if (status === 403) return "FORBIDDEN"
  if (status === 404) return "NOT_FOUND"
  return status < 500 ? "INVALID_INPUT" : "INTERNAL"
}

// The session lives in a cookie that no script can read; its token in a body would be the same key in the open.
function withoutToken(content: unknown) {
  if (typeof content !== "object" || content === null) return content
  const { token: _, ...rest } = content as { token?: string; session?: { token?: string } }
  if (!rest.session) return rest
  const { token: __, ...session } = rest.session
  return { ...rest, session }
}

function cookiesOf(answer: Response) {
  return new Headers(answer.headers.getSetCookie().map((cookie): [string, string] => ["set-cookie", cookie]))
}
