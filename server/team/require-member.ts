import { createMiddleware } from "hono/factory"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { AppError, appError, type ErrorCode } from "../errors.ts"
import type { RequireSession, SignedIn } from "../session.ts"
import { findMember, type Member } from "./members.ts"

export type OfTeam = { Variables: SignedIn["Variables"] & { member: Member } }

const ofStrangers: ErrorCode[] = ["SESSION_ENDED", "SESSION_UNKNOWN", "INVALID_ACCESS_TOKEN", "FORBIDDEN"]

/**
 * Admits only members of the team. Throws NOT_FOUND for everybody else, so that the desk stays hidden, and
 * TWO_STEP_REQUIRED for members without two-step sign-in.
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

export const requireOperator = createMiddleware<OfTeam>(async (c, next) => {
  if (!c.var.member.isOperator) throw appError("NOT_FOUND")
  await next()
})
