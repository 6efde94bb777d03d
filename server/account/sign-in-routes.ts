import { type Context, Hono } from "hono"
import { type Credentials, forgotPasswordSchema, signInSchema } from "#domain/account/account.ts"
import { secondStepSchema } from "#domain/account/two-step.ts"
import { AppError, appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import { noteSecurityEvent } from "../security-log.ts"
import type { CookieVariables } from "../strict-session-cookie.ts"
import type { AccountParts } from "./account-parts.ts"
import { findUser } from "./data.ts"
import { replaceDevice } from "./devices/data.ts"
import { endHeldAccessOf, endPendingSignIns } from "./end-held-access.ts"
import { hasEndedIt } from "./ended-sessions.ts"
import { authRequest, exchange, forward, sendCookies, withoutToken } from "./forward.ts"
import { linkSchema } from "./inputs.ts"
import { createOpenSession, needsSecondStep } from "./open-session.ts"
import { signInByPasskeySchema } from "./passkey/inputs.ts"
import { createPasskeySignIn } from "./passkey/sign-in.ts"
import { endOwnSession, endSession, hasLastedTooLong, readPasswordHash } from "./sessions.ts"
import { emailOfLink, endsPassword } from "./sign-in-link.ts"
import { cancelEnd } from "./two-step/data.ts"
import { endOtherWaysIn } from "./ways-in.ts"

/** Signs in with a password, a mailed link or a passkey, and signs out. */
export function signInRoutes(parts: AccountParts) {
  const { env, auth, database, admission, confirmation, mailRequests, notices, device } = parts
  const { db } = database
  const { open, openAfterBothSteps, finish, undo, answer, secondStep } = createOpenSession(parts)
  const passkeySignIn = createPasskeySignIn(parts)

  async function openSessionByPassword(c: Context, input: Credentials) {
    const hash = await readPasswordHash(db, input.email)
    const opened = await open(c, authRequest(c, input))
    if ((await readPasswordHash(db, input.email)) !== hash) {
      if (opened) throw await undo(opened, "INVALID_EMAIL_OR_PASSWORD")
      const user = await findUser(db, input.email)
      if (user) await endPendingSignIns(db, user.id)
      throw appError("INVALID_EMAIL_OR_PASSWORD")
    }
    if (!opened) return c.json(needsSecondStep)
    await confirmation.finish(c, input.email)
    return c.json(await answer(c, opened))
  }

  async function signIn(c: Context, input: Credentials) {
    try {
      return await openSessionByPassword(c, input)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === "EMAIL_NOT_VERIFIED") return confirmAndSignIn(c, input, error)
      if (error.code !== "INVALID_EMAIL_OR_PASSWORD" || !env.requireEmailVerification) throw error
      if (await confirmation.explain(c, input)) return openSessionByPassword(c, input)
      throw error
    }
  }

  async function confirmAndSignIn(c: Context, input: Credentials, error: AppError) {
    if (await confirmation.finish(c, input.email)) return openSessionByPassword(c, input)
    await mailRequests.ask(c, "confirm-email", input.email, true)
    throw error
  }

  async function keepTwoStep(userId: string) {
    if (await cancelEnd(db, userId)) await notices.wayInChanged(userId, "twoStepKept")
  }

  /**
   * Replaces the device cookie of an earlier release. A backup may hold that cookie's id, but no session, so only a
   * browser with an open session gets a new cookie.
   */
  async function renewDevice(c: Context, userId: string) {
    const former = await device.readFormer(c)
    if (former !== null) await replaceDevice(db, userId, former, await device.keep(c))
  }

  return new Hono<{ Variables: CookieVariables }>()
    .post("/sign-in/email", jsonInput(signInSchema), (c) => {
      const input = c.req.valid("json")
      return admission.signIn(c, input.email, () => signIn(c, input))
    })
    .post("/sign-in/link", jsonInput(forgotPasswordSchema), async (c) => {
      await mailRequests.ask(c, "sign-in-link", c.req.valid("json").email, true)
      return c.json({ status: true })
    })
    .post("/sign-in/link/account", jsonInput(linkSchema), async (c) => {
      return c.json({ email: (await emailOfLink(auth, c.req.valid("json").token)) ?? null })
    })
    .post("/sign-in/link/open", jsonInput(linkSchema), async (c) => {
      const { token } = c.req.valid("json")
      const passwordEnded = await endsPassword(auth, database, token, (email) => admission.knownDevice(c, email))
      const query = new URLSearchParams({ token })
      const opened = await open(c, authRequest(c, undefined, `/api/auth/magic-link/verify?${query}`))
      if (!opened) return c.json({ ...needsSecondStep, passwordEnded })
      if (passwordEnded) {
        await endHeldAccessOf(parts, opened.userId, opened)
        await endOtherWaysIn(db, opened.userId)
      }
      return c.json({ ...(await answer(c, opened)), passwordEnded })
    })
    .post("/sign-in/second-step", jsonInput(secondStepSchema), async (c) => {
      const pending = await secondStep.findPending(c)
      noteSecurityEvent(c, { email: pending.email })
      const hash = await readPasswordHash(db, pending.email)
      const { content, cookies } = await secondStep.pass(c, pending, c.req.valid("json").code)
      sendCookies(c, cookies)
      const opened = await finish(c, content)
      // If the password changed meanwhile, a sign-in begun with the former one fails.
      if ((await readPasswordHash(db, pending.email)) !== hash) throw await undo(opened, "SIGN_IN_EXPIRED")
      await keepTwoStep(opened.userId)
      return c.json(await answer(c, opened))
    })
    .post("/sign-in/passkey/begin", async (c) => c.json(await passkeySignIn.begin(c)))
    .post("/sign-in/passkey", jsonInput(signInByPasskeySchema), async (c) => {
      const passkey = await passkeySignIn.verify(c, c.req.valid("json").response)
      const opened = await openAfterBothSteps(c, passkey.userId)
      // The user, or a reset password, may have removed the passkey meanwhile.
      if (!(await passkeySignIn.isStillHers(passkey))) throw await undo(opened, "INVALID_PASSKEY")
      await keepTwoStep(opened.userId)
      return c.json(await answer(c, opened))
    })
    .post("/sign-out", async (c) => {
      // The library answers "done" even if it could not delete the session, so the server deletes it first.
      await endOwnSession(parts, c.get("sessionToken"))
      return c.json(await forward(auth, database, c, authRequest(c, {})))
    })
    .get("/get-session", async (c) => {
      const { content, cookies } = await exchange(auth, database, authRequest(c))
      // The cookie stays, so that other tabs and the next visit also learn that the session was ended.
      if (!content?.session && (await hasEndedIt(db, c))) throw appError("SESSION_ENDED")
      sendCookies(c, cookies)
      if (!content?.session || !hasLastedTooLong(content.session)) {
        if (content?.user) await renewDevice(c, content.user.id)
        return c.json(withoutToken(content))
      }
      await endSession(parts, content.session.token ?? "")
      return c.json(null)
    })
}
