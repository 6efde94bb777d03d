import { Hono } from "hono"
import { forgotPasswordSchema, signUpSchema } from "#domain/account.ts"
import { noteDevice } from "../devices/data.ts"
import { AppError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import type { AccountParts } from "./account-parts.ts"
import { findUser } from "./data.ts"
import { authRequest, forward } from "./forward.ts"
import { forgetUnfinishedSignUp } from "./unfinished-sign-up.ts"

/** From the form to the confirmed address. */
export function signUpRoutes(parts: AccountParts) {
  const { env, auth, database, admission, confirmation, mailRequests, device, now } = parts

  return new Hono()
    .post("/sign-up/email", jsonInput(signUpSchema), async (c) => {
      const input = c.req.valid("json")
      await admission.signUp(c, input.email, async () => {
        if (env.requireEmailVerification) return confirmation.signUp(c, input)
        await forgetUnfinishedSignUp(database, input.email)
        try {
          await forward(auth, database, c, authRequest(c, input))
        } catch (error) {
          // Of two sign-ups with one address at the same moment, the second fails at the table; asked again it is told why.
          if (!(error instanceof AppError && error.code === "INVALID_INPUT")) throw error
          await forward(auth, database, c, authRequest(c, input))
        }
        // Who has just chosen the password knows it: in this browser the link of the mail confirms at a tap.
        const user = await findUser(database.db, input.email)
        if (user) await noteDevice(database.db, user.id, await device.keep(c), now())
      })
      return c.json({ status: true })
    })
    .get("/verify-email", async (c) => {
      return c.redirect(`/login?email=${await confirmation.follow(c, c.req.query("token") ?? "")}`)
    })
    .post("/send-verification-email", jsonInput(forgotPasswordSchema), async (c) => {
      await mailRequests.ask(c, "confirm-email", c.req.valid("json").email)
      return c.json({ status: true })
    })
}
