import { type Context, Hono } from "hono"
import { type Credentials, forgotPasswordSchema, signInSchema } from "#domain/account.ts"
import { forgetDevice, forgetDevices, noteDevice } from "../devices/data.ts"
import { AppError, appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import type { AccountParts } from "./account-parts.ts"
import { ask, authRequest, forward, withoutToken } from "./forward.ts"
import { linkSchema } from "./inputs.ts"
import { endOldestSessions, endSession, readPasswordHash } from "./sessions.ts"
import { endsPassword } from "./sign-in-link.ts"

/** In by a password or by a link in a mail, and out. */
export function signInRoutes(parts: AccountParts) {
  const { env, auth, database, admission, confirmation, mailRequests, device, now } = parts

  const { db } = database

  /** Lets her in by a request to the auth library that opens a session. */
  async function letIn(c: Context, request: Request) {
    const content = await ask(auth, database, c, request)
    if (!content?.user) throw appError("INTERNAL")
    const deviceId = await device.keep(c)
    await noteDevice(db, content.user.id, deviceId, now())
    await endOldestSessions(db, content.user.id)
    // The session that this browser had before would live on with nobody to end it.
    await auth.api.signOut({ headers: c.req.raw.headers })
    return { content: withoutToken(content), token: content.token, userId: content.user.id, deviceId }
  }

  /** The same by a password, which has to be hers still once the session is there: hashing it takes a while. */
  async function letInByPassword(c: Context, input: Credentials) {
    const hash = await readPasswordHash(db, input.email)
    const { content, token, userId, deviceId } = await letIn(c, authRequest(c, input))
    if ((await readPasswordHash(db, input.email)) !== hash) {
      await endSession(db, token ?? "")
      await forgetDevice(db, userId, deviceId)
      throw appError("INVALID_EMAIL_OR_PASSWORD")
    }
    await confirmation.finish(c, input.email)
    return c.json(content)
  }

  /** Where the password is right but the address not confirmed, the link is sent once more. */
  async function signIn(c: Context, input: Credentials) {
    try {
      return await letInByPassword(c, input)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === "EMAIL_NOT_VERIFIED") return confirmAndLetIn(c, input, error)
      if (error.code !== "INVALID_EMAIL_OR_PASSWORD" || !env.requireEmailVerification) throw error
      if (await confirmation.explain(c, input)) return letInByPassword(c, input)
      throw error
    }
  }

  /** An account from before confirmation was asked for: the link that she has followed in this browser confirms it. */
  async function confirmAndLetIn(c: Context, input: Credentials, error: AppError) {
    if (await confirmation.finish(c, input.email)) return letInByPassword(c, input)
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
      const { content, ...ids } = await letIn(c, authRequest(c, undefined, `/api/auth/magic-link/verify?${query}`))
      // Whoever knew the password that has ended is as strange as anybody now.
      if (passwordEnded) await forgetDevices(db, ids.userId, ids.deviceId)
      return c.json({ ...content, passwordEnded })
    })
    .post("/sign-out", async (c) => c.json(await forward(auth, database, c, authRequest(c, {}))))
    .get("/get-session", async (c) => c.json(await forward(auth, database, c, authRequest(c))))
}
