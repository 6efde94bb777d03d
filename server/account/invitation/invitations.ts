import type { Context } from "hono"
import type { SignUps } from "#domain/account/invitation.ts"
import type { Database } from "../../database/open.ts"
import { appError } from "../../errors.ts"
import type { NetworkOf } from "../../network.ts"
import type { RateLimits } from "../../rate-limits.ts"
import { findInvitation, giveBackInvitation, takeInvitation } from "./data.ts"

type InvitationDeps = {
  database: Database
  limits: Pick<RateLimits, "invitation">
  networkOf: NetworkOf
  signUps: SignUps
  now: () => Date
}

/** Decides who may sign up with an address and a password: everybody, those with an invitation, or nobody. */
export function createInvitations({ database: { db }, limits, networkOf, signUps, now }: InvitationDeps) {
  const isNeeded = signUps.byMail !== "open"
  const wrong = () => appError("INVALID_INVITATION", { fields: { invitation: "invalid" } })

  /**
   * Returns the id of the invitation with this code. Where sign-ups are open, no code is needed: one that is given
   * counts towards its invitation, and without one the answer is null. Throws SIGN_UPS_CLOSED, INVALID_INPUT,
   * INVALID_INVITATION.
   */
  async function find(c: Context, code: string | undefined): Promise<string | null> {
    if (signUps.byMail === "open") return code === undefined ? null : ((await findInvitation(db, code, now())) ?? null)
    if (signUps.byMail === "closed") throw appError("SIGN_UPS_CLOSED")
    if (code === undefined) throw appError("INVALID_INPUT", { fields: { invitation: "required" } })
    return limits.invitation(networkOf(c), async () => {
      const id = await findInvitation(db, code, now())
      if (id === undefined) throw wrong()
      return id
    })
  }

  /**
   * Makes an account and takes a use of the invitation. Throws INVALID_INVITATION if an invitation is needed and
   * somebody else took its last use.
   */
  async function use(id: string | null, make: () => Promise<void>) {
    const isTaken = id !== null && (await takeInvitation(db, id, now()))
    if (id !== null && !isTaken && isNeeded) throw wrong()
    try {
      await make()
    } catch (error) {
      if (isTaken) await giveBackInvitation(db, id)
      throw error
    }
  }

  return { find, use }
}
