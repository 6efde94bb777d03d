import { zValidator } from "@hono/zod-validator"
import { Hono } from "hono"
import * as z from "zod"
import { accessTokenIdSchema, accessTokensMost, newAccessTokenSchema } from "#domain/access-token.ts"
import type { AccountParts } from "../account/account-parts.ts"
import { readPasswordHash, requirePassword } from "../account/sessions.ts"
import { appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import type { SignedIn } from "../session.ts"
import { endAccessToken, readAccessTokens, storeAccessToken } from "./data.ts"

const idParam = zValidator("param", z.object({ id: accessTokenIdSchema }), (result) => {
  if (!result.success) throw appError("NOT_FOUND")
})

/** Her tokens: made with her password, so that an open session alone cannot, listed, and ended at once. */
export function accessTokenRoutes({ database, admission, passwords, requireSession, now }: AccountParts) {
  const { db } = database

  async function make(userId: string, email: string, { password, ...wish }: z.infer<typeof newAccessTokenSchema>) {
    const hash = await requirePassword({ db, passwords }, email, password)
    if ((await readAccessTokens(db, userId)).length >= accessTokensMost)
      throw appError("INVALID_INPUT", { fields: { name: "too_big" } })
    const made = await storeAccessToken(db, userId, wish, now())
    // A new password, set in the meantime, has ended all tokens but this one.
    if ((await readPasswordHash(db, email)) === hash) return made
    await endAccessToken(db, userId, made.token.id)
    throw appError("INVALID_PASSWORD")
  }

  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ tokens: await readAccessTokens(db, c.var.userId) }))
    .post("/", jsonInput(newAccessTokenSchema), (c) => {
      const { userId, userEmail, sessionId } = c.var
      const task = () => make(userId, userEmail, c.req.valid("json"))
      return admission.inSession(c, userEmail, sessionId, async () => c.json(await task()))
    })
    .delete("/:id", idParam, async (c) => {
      if (!(await endAccessToken(db, c.var.userId, c.req.valid("param").id))) throw appError("NOT_FOUND")
      return c.json({ ok: true })
    })
}
