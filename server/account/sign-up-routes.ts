import { Hono } from "hono"
import { forgotPasswordSchema, signUpSchema } from "#domain/account.ts"
import { AppError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import type { AccountParts } from "./account-parts.ts"
import { authRequest, forward } from "./forward.ts"
import { openToken } from "./sealed-token.ts"
import { forgetUnfinishedSignUp } from "./unfinished-sign-up.ts"

/** From the form to the confirmed address. */
export function signUpRoutes({ env, auth, secret, database, admission, confirmation, mailRequests }: AccountParts) {
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
      })
      return c.json({ status: true })
    })
    .get("/verify-email", async (c) => {
      const sealed = c.req.query("token") ?? ""
      const followed = await confirmation.follow(c, sealed)
      if (followed) return c.redirect(`/login?email=${followed}`)
      const link = new URL(c.req.path, c.req.url)
      const askedMs = performance.now()
      link.searchParams.set("token", await openToken(secret, sealed))
      const answer = await auth.handler(new Request(link))
      if (answer.status >= 500) await database.throwIfAway(askedMs)
      return c.redirect(answer.ok ? "/login?email=confirmed" : "/login?email=link-invalid")
    })
    .post("/send-verification-email", jsonInput(forgotPasswordSchema), async (c) => {
      await mailRequests.ask(c, "confirm-email", c.req.valid("json").email)
      return c.json({ status: true })
    })
}
