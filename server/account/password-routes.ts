import { Hono } from "hono"
import { forgotPasswordSchema, proofSchema } from "#domain/account/account.ts"
import { appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import { createTurns } from "../one-at-a-time.ts"
import type { SignedIn } from "../session.ts"
import type { AccountParts } from "./account-parts.ts"
import { recordDevice } from "./devices/data.ts"
import { endHeldAccessOf, endOtherAccess } from "./end-held-access.ts"
import { ask, authRequest, forward, withoutToken } from "./forward.ts"
import { hasPassword } from "./identity-provider/data.ts"
import { changePasswordSchema, linkSchema, resetPasswordSchema } from "./inputs.ts"
import { changedFrom } from "./passwords/changed-from.ts"
import { readPasswordHash } from "./sessions.ts"
import { hasTwoStep, planEnd } from "./two-step/data.ts"
import { endOtherWaysIn } from "./ways-in.ts"

/** Sets passwords and deletes the account. */
export function passwordRoutes(parts: AccountParts) {
  const { auth, database, admission, mailRequests, notices, requireSession, proof, device, now } = parts
  const { db } = database
  const inTurn = createTurns()

  async function userOfLink(token: string): Promise<string | null> {
    const { internalAdapter } = await auth.$context
    const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
    return found !== null && found.expiresAt > new Date() ? found.value : null
  }

  async function emailOf(userId: string): Promise<string | null> {
    const user = await db.selectFrom("user").select("email").where("id", "=", userId).executeTakeFirst()
    return user?.email ?? null
  }

  /**
   * Whether linked identities outlive a new password. They end if the account had a password, whose thief may have
   * linked them, or an unconfirmed address.
   */
  async function mayKeepIdentities(userId: string): Promise<boolean> {
    const user = db.selectFrom("user").select("emailVerified").where("id", "=", userId)
    const isConfirmed = Boolean((await user.executeTakeFirst())?.emailVerified)
    return isConfirmed && !(await hasPassword(db, userId))
  }

  return new Hono<SignedIn>()
    .post("/request-password-reset", jsonInput(forgotPasswordSchema), async (c) => {
      await mailRequests.ask(c, "reset-password", c.req.valid("json").email, true)
      return c.json({ status: true })
    })
    .post("/reset-password/link", jsonInput(linkSchema), async (c) => {
      const userId = await userOfLink(c.req.valid("json").token)
      if (userId === null) return c.json({ isOpen: false, email: null })
      const email = await emailOf(userId)
      return c.json({ isOpen: true, email, ...((await hasTwoStep(db, userId)) && { hasTwoStep: true }) })
    })
    .post("/reset-password", jsonInput(resetPasswordSchema), async (c) => {
      const { endsTwoStep, ...input } = c.req.valid("json")
      const userId = await userOfLink(input.token)
      if (userId === null) throw appError("INVALID_TOKEN")
      return admission.byLink(c, userId, async () => {
        const keepsIdentities = await mayKeepIdentities(userId)
        const content = await forward(auth, database, c, authRequest(c, input))
        // A sign-in with the old password may have succeeded while the new one was being set, so all sessions end once
        // more.
        await endHeldAccessOf(parts, userId)
        await endOtherWaysIn(db, userId, { keepsIdentities })
        // Whoever opens a mailed link owns the mailbox, so the browser counts as known.
        await recordDevice(db, userId, await device.keep(c), now())
        await notices.wayInChanged(userId, "passwordSet")
        // Somebody who stole the password may have turned two-step sign-in on. It ends only later: if the mailbox alone
        // ended it immediately, it would be no second step.
        if (endsTwoStep && (await planEnd(db, userId, now()))) await notices.wayInChanged(userId, "twoStepEnding")
        return c.json(content)
      })
    })
    .post("/change-password", requireSession, jsonInput(changePasswordSchema), (c) => {
      const { userId, userEmail, sessionId } = c.var
      const input = { ...c.req.valid("json"), revokeOtherSessions: true }
      const change = async () => {
        const hash = (await readPasswordHash(db, userEmail)) ?? ""
        const content = await changedFrom(hash, () => ask(auth, database, c, authRequest(c, input)))
        await endOtherAccess(parts, userId, { token: content?.token, deviceId: await device.read(c) })
        await notices.wayInChanged(userId, "passwordSet")
        return c.json(withoutToken(content))
      }
      // A user's changes run in turn, so that the second of two finds its session ended. On SQLite they run without a
      // transaction, and if they ran at the same time, the second would end the first one's new session.
      return inTurn(userId, () => admission.inSession(c, userEmail, sessionId, change))
    })
    .post("/delete-user", requireSession, jsonInput(proofSchema), (c) => {
      const { userEmail, sessionId } = c.var
      return admission.inSession(c, userEmail, sessionId, async () => {
        const proved = await proof.forLibrary(c, c.var, c.req.valid("json").password)
        return c.json(await forward(auth, database, c, authRequest(c, proved)))
      })
    })
}
