import { createMiddleware } from "hono/factory"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { AppError, appError, type ErrorCode } from "../errors.ts"
import type { RequireSession, SignedIn } from "../session.ts"
import { findMember, type Member } from "./members.ts"

export type OfTeam = { Variables: SignedIn["Variables"] & { member: Member } }

/** What a request without a session is told elsewhere, and one with another app's token. */
const ofStrangers: ErrorCode[] = ["NOT_SIGNED_IN", "INVALID_ACCESS_TOKEN", "FORBIDDEN"]

/**
 * Requires a member of the team at each request. Throws NOT_FOUND for everybody else, so that the desk is not
 * there for them, and TWO_STEP_REQUIRED for a member who signs in with a password alone.
 */
export function createRequireMember(db: Kysely<Tables>, requireSession: RequireSession) {
  return createMiddleware<OfTeam>(async (c, next) => {
    let isSignedIn = false
    try {
      await requireSession(c as never, async () => {
        isSignedIn = true
        const member = await findMember(db, c.var.userId)
        if (!member) throw appError("NOT_FOUND")
        if (!c.var.hasTwoStep) throw appError("TWO_STEP_REQUIRED")
        c.set("member", member)
        await next()
      })
    } catch (error) {
      if (!isSignedIn && error instanceof AppError && ofStrangers.includes(error.code)) throw appError("NOT_FOUND")
      throw error
    }
  })
}

/** Requires a member who is an operator. Throws NOT_FOUND for the others. */
export const requireOperator = createMiddleware<OfTeam>(async (c, next) => {
  if (!c.var.member.isOperator) throw appError("NOT_FOUND")
  await next()
})
