import { Hono } from "hono"
import { forgotPasswordSchema, signUpSchema } from "#domain/account/account.ts"
import { AppError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import type { AccountParts } from "./account-parts.ts"
import { findUser } from "./data.ts"
import { recordDevice } from "./devices/data.ts"
import { authRequest, forward } from "./forward.ts"
import { forgetUnfinishedSignUp } from "./unfinished-sign-up.ts"

/** Signs up with an e-mail address and a password, and confirms the address by a mailed link. */
export function signUpRoutes(parts: AccountParts) {
  const { env, auth, database, admission, confirmation, mailRequests, invitations, device, now } = parts

  return new Hono()
    .post("/sign-up/email", jsonInput(signUpSchema), async (c) => {
      const { invitation, ...input } = c.req.valid("json")
      const invitationId = await invitations.find(c, invitation)
      await admission.signUp(c, input.email, async () => {
        if (env.requireEmailVerification) return confirmation.signUp(c, input, invitationId)
        await forgetUnfinishedSignUp(database, input.email)
        await invitations.use(invitationId, async () => {
          try {
            await forward(auth, database, c, authRequest(c, input))
          } catch (error) {
            // The library hides that another sign-up took the address at the same moment; a second try gets the true
            // cause.
            if (!(error instanceof AppError && error.code === "INVALID_INPUT")) throw error
            await forward(auth, database, c, authRequest(c, input))
          }
        })
        const user = await findUser(database.db, input.email)
        if (user) await recordDevice(database.db, user.id, await device.keep(c), now())
      })
      return c.json({ status: true, needsConfirmation: env.requireEmailVerification })
    })
    .get("/verify-email", async (c) => {
      return c.redirect(`/login?email=${await confirmation.follow(c, c.req.query("token") ?? "")}`)
    })
    .post("/verify-email/account", async (c) => c.json({ email: await confirmation.addressToConfirm(c) }))
    .post("/send-verification-email", jsonInput(forgotPasswordSchema), async (c) => {
      await mailRequests.ask(c, "confirm-email", c.req.valid("json").email, true)
      return c.json({ status: true })
    })
}
