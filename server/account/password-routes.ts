import { Hono } from "hono"
import { forgotPasswordSchema, proofSchema } from "#domain/account.ts"
import { endAccessTokens } from "../access-token/data.ts"
import { forgetDevices, recordDevice } from "../devices/data.ts"
import { appError } from "../errors.ts"
import { hasPassword } from "../identity-provider/data.ts"
import { jsonInput } from "../json-input.ts"
import { removeDevices } from "../reminders/channels.ts"
import type { SignedIn } from "../session.ts"
import { endPendingSignIns } from "../two-step/data.ts"
import type { AccountParts } from "./account-parts.ts"
import { ask, authRequest, forward, withoutToken } from "./forward.ts"
import { changePasswordSchema, resetPasswordSchema } from "./inputs.ts"
import { endSessions } from "./sessions.ts"
import { endOtherWaysIn } from "./ways-in.ts"

/** Sets a new password, by a link or by the current one, and deletes the account. */
export function passwordRoutes({
  auth,
  database,
  admission,
  mailRequests,
  notices,
  requireSession,
  proof,
  device,
  now,
}: AccountParts) {
  const { db } = database

  /** The id of the user whose password a link may set; null for an expired link. */
  async function userOfLink(token: string): Promise<string | null> {
    const { internalAdapter } = await auth.$context
    const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
    return found !== null && found.expiresAt > new Date() ? found.value : null
  }

  /** Whoever had her password may have linked an identity of his own; to an account that had none, and her address, he cannot have. */
  async function mayKeepIdentities(userId: string): Promise<boolean> {
    const user = db.selectFrom("user").select("emailVerified").where("id", "=", userId)
    const isConfirmed = Boolean((await user.executeTakeFirst())?.emailVerified)
    return isConfirmed && !(await hasPassword(db, userId))
  }

  return new Hono<SignedIn>()
    .post("/request-password-reset", jsonInput(forgotPasswordSchema), async (c) => {
      await mailRequests.ask(c, "reset-password", c.req.valid("json").email)
      return c.json({ status: true })
    })
    .post("/reset-password", jsonInput(resetPasswordSchema), async (c) => {
      const input = c.req.valid("json")
      const userId = await userOfLink(input.token)
      if (userId === null) throw appError("INVALID_TOKEN")
      return admission.byLink(c, userId, async () => {
        const keepsIdentities = await mayKeepIdentities(userId)
        const content = await forward(auth, database, c, authRequest(c, input))
        await endSessions(db, userId)
        await endOtherWaysIn(db, userId, { keepsIdentities })
        await removeDevices(db, userId)
        // A browser that opened a link of the mailbox counts as known from now on, whatever strangers try meanwhile.
        await recordDevice(db, userId, await device.keep(c), now())
        await notices.wayInChanged(userId, "passwordSet")
        return c.json(content)
      })
    })
    .post("/change-password", requireSession, jsonInput(changePasswordSchema), (c) => {
      const { userId, userEmail, sessionId } = c.var
      const input = { ...c.req.valid("json"), revokeOtherSessions: true }
      return admission.inSession(c, userEmail, sessionId, async () => {
        const content = await ask(auth, database, c, authRequest(c, input))
        await endSessions(db, userId, content?.token)
        await endPendingSignIns(db, userId)
        await endAccessTokens(db, userId)
        // The browser that is still signed in adds itself again.
        await removeDevices(db, userId)
        await forgetDevices(db, userId, (await device.read(c)) ?? undefined)
        await notices.wayInChanged(userId, "passwordSet")
        return c.json(withoutToken(content))
      })
    })
    .post("/delete-user", requireSession, jsonInput(proofSchema), (c) => {
      const { userEmail, sessionId } = c.var
      return admission.inSession(c, userEmail, sessionId, async () => {
        const proved = await proof.forLibrary(c, c.var, c.req.valid("json").password)
        return c.json(await forward(auth, database, c, authRequest(c, proved)))
      })
    })
}
