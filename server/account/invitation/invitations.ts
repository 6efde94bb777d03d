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

/** Who may sign up with an address of her own. */
export function createInvitations({ database: { db }, limits, networkOf, signUps, now }: InvitationDeps) {
  const isNeeded = signUps.byMail !== "open"
  const wrong = () => appError("INVALID_INVITATION", { fields: { invitation: "invalid" } })

  /**
   * The id of her invitation. Where sign-ups are open none is needed, and one that she has counts her; null without.
   * Throws SIGN_UPS_CLOSED, INVALID_INPUT, INVALID_INVITATION.
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

  /** Makes an account, and uses up a place. Throws INVALID_INVITATION where one is needed and somebody else has had the last. */
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
