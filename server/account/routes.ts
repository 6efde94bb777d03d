import { Hono } from "hono"
import { forgotPasswordSchema, signInSchema, signUpSchema } from "#domain/account.ts"
import type { Auth } from "../auth.ts"
import type { Background } from "../background.ts"
import type { Database } from "../database/open.ts"
import { AppError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import type { RateLimits } from "../rate-limits.ts"
import type { RequireSession, SignedIn } from "../session.ts"
import { authRequest, forward } from "./forward.ts"
import { changePasswordSchema, deleteUserSchema, resetPasswordSchema } from "./inputs.ts"
import { openToken } from "./sealed-token.ts"
import { forgetUnfinishedSignUp } from "./unfinished-sign-up.ts"

type AccountDeps = {
  auth: Auth
  secret: string
  database: Database
  limits: RateLimits
  background: Background
  requireSession: RequireSession
}

/** The parts of Better Auth that the product uses, each with its input checked first. */
export function accountRoutes({ auth, secret, database, limits, background, requireSession }: AccountDeps) {
  // Answered before it is known whether the address has an account: neither the answer nor its time tells.
  async function mailInBackground(name: string, email: string, request: Request) {
    if (await limits.mayMail(email)) background.run(name, () => auth.handler(request))
  }

  return new Hono<SignedIn>()
    .post("/sign-up/email", jsonInput(signUpSchema), async (c) => {
      const input = c.req.valid("json")
      await limits.signUp(input.email)
      await forgetUnfinishedSignUp(database, input.email)
      try {
        await forward(auth, database, c, input)
      } catch (error) {
        // Of two sign-ups with one address at the same moment, the second fails at the table; asked again it is told why.
        if (!(error instanceof AppError && error.code === "INVALID_INPUT")) throw error
        await forward(auth, database, c, input)
      }
      return c.json({ status: true })
    })
    .post("/sign-in/email", jsonInput(signInSchema), (c) => {
      const input = c.req.valid("json")
      return limits.attempt(input.email, async () => {
        const answer = await forward(auth, database, c, input)
        // The session that this browser had before would live on with nobody to end it.
        await auth.api.signOut({ headers: c.req.raw.headers })
        return answer
      })
    })
    .post("/sign-out", (c) => forward(auth, database, c, {}))
    .get("/get-session", (c) => forward(auth, database, c))
    .get("/verify-email", async (c) => {
      const link = new URL(c.req.path, c.req.url)
      const askedMs = performance.now()
      link.searchParams.set("token", await openToken(secret, c.req.query("token") ?? ""))
      const answer = await auth.handler(new Request(link))
      if (answer.status >= 500) await database.throwIfAway(askedMs)
      return c.redirect(answer.ok ? "/login?email=confirmed" : "/login?email=link-invalid")
    })
    .post("/send-verification-email", jsonInput(forgotPasswordSchema), async (c) => {
      const input = c.req.valid("json")
      await mailInBackground("request to confirm an address", input.email, authRequest(c, input))
      return c.json({ status: true })
    })
    .post("/request-password-reset", jsonInput(forgotPasswordSchema), async (c) => {
      const input = c.req.valid("json")
      await mailInBackground("request to reset a password", input.email, authRequest(c, input))
      return c.json({ status: true })
    })
    .post("/reset-password", jsonInput(resetPasswordSchema), (c) => forward(auth, database, c, c.req.valid("json")))
    .post("/change-password", requireSession, jsonInput(changePasswordSchema), (c) => {
      const input = { ...c.req.valid("json"), revokeOtherSessions: true }
      return limits.attempt(c.var.userEmail, () => forward(auth, database, c, input))
    })
    .post("/delete-user", requireSession, jsonInput(deleteUserSchema), (c) => {
      return limits.attempt(c.var.userEmail, () => forward(auth, database, c, c.req.valid("json")))
    })
}
