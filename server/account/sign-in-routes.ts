import { type Context, Hono } from "hono"
import { forgotPasswordSchema, signInSchema } from "#domain/account.ts"
import { noteDevice } from "../devices/data.ts"
import { AppError, appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import type { AccountParts } from "./account-parts.ts"
import { authRequest, forward } from "./forward.ts"
import { linkSchema } from "./inputs.ts"
import { endsPassword } from "./sign-in-link.ts"

/** In by a password or by a link in a mail, and out. */
export function signInRoutes(parts: AccountParts) {
  const { env, auth, database, admission, confirmation, mailRequests, device, now } = parts

  /** Lets her in by a request to the auth library that opens a session. */
  async function letIn(c: Context, request: Request) {
    const content = await forward(auth, database, c, request)
    if (!content?.user) throw appError("INTERNAL")
    await noteDevice(database.db, content.user.id, await device.keep(c), now())
    // The session that this browser had before would live on with nobody to end it.
    await auth.api.signOut({ headers: c.req.raw.headers })
    return content
  }

  return new Hono()
    .post("/sign-in/email", jsonInput(signInSchema), (c) => {
      const input = c.req.valid("json")
      return admission.signIn(c, input.email, async () => {
        if (env.requireEmailVerification) await confirmation.check(c, input)
        try {
          return c.json(await letIn(c, authRequest(c, input)))
        } catch (error) {
          const isUnconfirmed = error instanceof AppError && error.code === "EMAIL_NOT_VERIFIED"
          if (isUnconfirmed) await mailRequests.ask(c, "confirm-email", input.email)
          throw error
        }
      })
    })
    .post("/sign-in/link", jsonInput(forgotPasswordSchema), async (c) => {
      await mailRequests.ask(c, "sign-in-link", c.req.valid("json").email)
      return c.json({ status: true })
    })
    .post("/sign-in/link/open", jsonInput(linkSchema), async (c) => {
      const { token } = c.req.valid("json")
      const passwordEnded = await endsPassword(auth, database, token, await device.read(c))
      const query = new URLSearchParams({ token })
      const content = await letIn(c, authRequest(c, undefined, `/api/auth/magic-link/verify?${query}`))
      return c.json({ ...content, passwordEnded })
    })
    .post("/sign-out", async (c) => c.json(await forward(auth, database, c, authRequest(c, {}))))
    .get("/get-session", async (c) => c.json(await forward(auth, database, c, authRequest(c))))
}
