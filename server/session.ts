import { createMiddleware } from "hono/factory"
import type { Auth } from "./auth.ts"
import type { Database } from "./database/open.ts"
import { appError } from "./errors.ts"

export type SignedIn = { Variables: { userId: string; userEmail: string } }
export type RequireSession = ReturnType<typeof createRequireSession>

/** Lets a signed-in mother through, with her id for every query's where. Throws NOT_SIGNED_IN for anybody else. */
export function createRequireSession(auth: Auth, database: Database) {
  return createMiddleware<SignedIn>(async (c, next) => {
    const { headers, response } = await readSession(c.req.raw.headers)
    if (!response) throw appError("NOT_SIGNED_IN")
    c.set("userId", response.user.id)
    c.set("userEmail", response.user.email)
    await next()
    // A session that is used is prolonged once a day, and its cookie with it.
    for (const cookie of headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true })
  })

  async function readSession(headers: Headers) {
    try {
      return await auth.api.getSession({ headers, returnHeaders: true })
    } catch (error) {
      // Better Auth hides why it failed: when the database is away, this throws that instead.
      await database.ping()
      throw error
    }
  }
}
