import { type Context, Hono } from "hono"
import * as z from "zod"
import { newAccessTokenSchema } from "#domain/account/access-token.ts"
import { uuidSchema } from "#domain/uuid.ts"
import { appError } from "../../errors.ts"
import { jsonInput, pathInput } from "../../json-input.ts"
import type { SignedIn } from "../../session.ts"
import type { AccountParts } from "../account-parts.ts"
import { endAccessToken, readAccessTokens, storeAccessToken } from "./data.ts"

const idParam = pathInput(z.object({ id: uuidSchema }))

/** Making a token needs proof of the user's presence: an open session could be a phone left lying about. */
export function accessTokenRoutes({ database, admission, notices, proof, requireSession, now }: AccountParts) {
  const { db } = database

  async function make(c: Context<SignedIn>, { password, ...wish }: z.infer<typeof newAccessTokenSchema>) {
    const { userId, sessionId } = c.var
    await proof.require(c, c.var, password)
    const whose = { userId, right: { by: "session", id: sessionId } as const, now: now() }
    const made = await storeAccessToken(database, whose, wish)
    if (!made) throw appError("INVALID_INPUT", { fields: { name: "too_big" } })
    return made
  }

  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ tokens: await readAccessTokens(db, c.var.userId) }))
    .post("/", jsonInput(newAccessTokenSchema), (c) => {
      const { userId, userEmail, sessionId } = c.var
      return admission.inSession(c, userEmail, sessionId, async () => {
        const made = await make(c, c.req.valid("json"))
        await notices.wayInChanged(userId, "accessTokenMade")
        return c.json(made)
      })
    })
    .delete("/:id", idParam, async (c) => {
      if (!(await endAccessToken(db, c.var.userId, c.req.valid("param").id))) throw appError("NOT_FOUND")
      return c.json({ ok: true })
    })
}
