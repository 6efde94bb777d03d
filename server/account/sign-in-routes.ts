import { type Context, Hono } from "hono"
import { type Credentials, forgotPasswordSchema, signInSchema } from "#domain/account.ts"
import { endAccessTokens } from "../access-token/data.ts"
import { forgetDevice, forgetDevices, recordDevice } from "../devices/data.ts"
import { AppError, appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import type { AccountParts } from "./account-parts.ts"
import { ask, authRequest, forward, withoutToken } from "./forward.ts"
import { linkSchema } from "./inputs.ts"
import { endOldestSessions, endSession, readPasswordHash } from "./sessions.ts"
import { endsPassword } from "./sign-in-link.ts"

/** Sign-in by a password or by a link in a mail, and sign-out. */
export function signInRoutes(parts: AccountParts) {
  const { env, auth, database, admission, confirmation, mailRequests, device, now } = parts

  const { db } = database

  /** Opens a session by a request to the auth library. */
  async function openSession(c: Context, request: Request) {
    const content = await ask(auth, database, c, request)
    if (!content?.user) throw appError("INTERNAL")
    const deviceId = await device.keep(c)
    await recordDevice(db, content.user.id, deviceId, now())
    await endOldestSessions(db, content.user.id)
    // The previous session of this browser would otherwise stay open with nobody to end it.
    await auth.api.signOut({ headers: c.req.raw.headers })
    return { content: withoutToken(content), token: content.token, userId: content.user.id, deviceId }
  }

  /** The same by a password, which must still be valid once the session exists: hashing it takes a while. */
  async function openSessionByPassword(c: Context, input: Credentials) {
    const hash = await readPasswordHash(db, input.email)
    const { content, token, userId, deviceId } = await openSession(c, authRequest(c, input))
    if ((await readPasswordHash(db, input.email)) !== hash) {
      await endSession(db, token ?? "")
      await forgetDevice(db, userId, deviceId)
      throw appError("INVALID_EMAIL_OR_PASSWORD")
    }
    await confirmation.finish(c, input.email)
    return c.json(content)
  }

  /** If the password is right but the address unconfirmed, the link is sent again. */
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

  /** An account from before confirmation was required: a link that was followed in this browser confirms it. */
  async function confirmAndSignIn(c: Context, input: Credentials, error: AppError) {
    if (await confirmation.finish(c, input.email)) return openSessionByPassword(c, input)
    await mailRequests.ask(c, "confirm-email", input.email)
    throw error
  }

  return new Hono()
    .post("/sign-in/email", jsonInput(signInSchema), (c) => {
      const input = c.req.valid("json")
      return admission.signIn(c, input.email, () => signIn(c, input))
    })
    .post("/sign-in/link", jsonInput(forgotPasswordSchema), async (c) => {
      await mailRequests.ask(c, "sign-in-link", c.req.valid("json").email)
      return c.json({ status: true })
    })
    .post("/sign-in/link/open", jsonInput(linkSchema), async (c) => {
      const { token } = c.req.valid("json")
      const passwordEnded = await endsPassword(auth, database, token, (email) => admission.knownDevice(c, email))
      const query = new URLSearchParams({ token })
      const { content, ...ids } = await openSession(
        c,
        authRequest(c, undefined, `/api/auth/magic-link/verify?${query}`),
      )
      if (passwordEnded) {
        // Browsers that knew the invalidated password are no longer known, and what was made with it ends.
        await forgetDevices(db, ids.userId, ids.deviceId)
        await endAccessTokens(db, ids.userId)
      }
      return c.json({ ...content, passwordEnded })
    })
    .post("/sign-out", async (c) => c.json(await forward(auth, database, c, authRequest(c, {}))))
    .get("/get-session", async (c) => c.json(await forward(auth, database, c, authRequest(c))))
}
