import { type Context, Hono } from "hono"
import * as z from "zod"
import { proofSchema } from "#domain/account/account.ts"
import { appError } from "../../errors.ts"
import { jsonInput } from "../../json-input.ts"
import type { SignedIn } from "../../session.ts"
import type { AccountParts } from "../account-parts.ts"
import { endPendingSignIns } from "../end-held-access.ts"
import { noSession } from "../ended-sessions.ts"
import { hasAnyPasskey } from "../passkey/data.ts"
import { endWayIn } from "../ways-in.ts"
import { findUserOf, hasPassword, linkIdentity, readIdentities, unlinkIdentities } from "./data.ts"
import type { Identity } from "./provider.ts"
import { createProviderRequest } from "./request.ts"
import { createProviderSignIn } from "./sign-in.ts"

const finishSchema = z.object({ query: z.string().max(4000) })

type Answer = Awaited<ReturnType<ReturnType<typeof createProviderRequest>["takeAnswer"]>>
type Answered = { Variables: SignedIn["Variables"] & { answer: Answer } }

/** Signs in through the identity provider, and lists and changes the ways in which a user can sign in. */
export function identityProviderRoutes(parts: AccountParts) {
  const { database, admission, mailRequests, notices, proof, requireSession, now } = parts
  const { db } = database
  const { requireProvider, providerName, issuer, begin, takeAnswer } = createProviderRequest(parts)
  const { signIn, signUp } = createProviderSignIn(parts)

  async function finishInSession(c: Context<Answered>) {
    const { userId, sessionId, answer } = c.var
    const { intent, identity } = answer
    if (answer.userId !== userId) throw appError("SIGN_IN_EXPIRED")
    const isNew = intent === "link" && (await linkInSession(c, identity))
    if (!isNew && (await findUserOf(db, identity))?.id !== userId) throw appError("IDENTITY_TAKEN")
    if (isNew) await notices.wayInChanged(userId, "providerLinked", providerName ?? undefined)
    if (intent === "prove") await proof.give(c, sessionId)
    return c.json({ outcome: intent === "prove" ? "proved" : "linked" })
  }

  /**
   * Links an identity to the user's account. Throws SESSION_ENDED if a new password has ended her session meanwhile.
   */
  async function linkInSession(c: Context<Answered>, identity: Identity) {
    const { userId, sessionId } = c.var
    return db.transaction().execute(async (transaction) => {
      const isNew = await linkIdentity(transaction, userId, identity, now())
      // Whoever ends this session must wait until this transaction ends, and then also ends the identity's link that it
      // has made.
      const session = transaction.selectFrom("session").select("id").where("id", "=", sessionId)
      const isOpen = await session.$if(database.type === "postgres", (query) => query.forShare()).executeTakeFirst()
      if (!isOpen) throw await noSession(transaction, c)
      return isNew
    })
  }

  return new Hono<Answered>()
    .post("/provider/start", async (c) => {
      requireProvider()
      await admission.hasPriority(c, null)
      return c.json({ url: await begin(c, "sign-in", null) })
    })
    .post(
      "/provider/finish",
      jsonInput(finishSchema),
      async (c, next) => {
        const answer = await takeAnswer(c, new URLSearchParams(c.req.valid("json").query))
        if (answer.intent === "sign-in") return c.json(await signIn(c, answer.identity))
        c.set("answer", answer)
        await next()
      },
      requireSession,
      finishInSession,
    )
    .post("/provider/sign-up", async (c) => {
      requireProvider()
      return c.json(await signUp(c))
    })
    .use("/ways-in/*", requireSession)
    .get("/ways-in", async (c) => {
      const { userId, userEmail, sessionId } = c.var
      const [identity] = await readIdentities(db, userId)
      return c.json({
        email: userEmail,
        hasPassword: await hasPassword(db, userId),
        hasPasskey: await hasAnyPasskey(db, userId),
        hasProof: await proof.has(c, sessionId),
        providerName,
        linkedAt: identity?.linkedAt ?? null,
      })
    })
    .post("/ways-in/password-link", async (c) => {
      await mailRequests.ask(c, "reset-password", c.var.userEmail)
      return c.json({ status: true })
    })
    .post("/ways-in/provider/link", jsonInput(proofSchema), (c) => {
      requireProvider()
      return admission.inSession(c, c.var.userEmail, c.var.sessionId, async () => {
        await proof.require(c, c.var, c.req.valid("json").password)
        return c.json({ url: await begin(c, "link", c.var.userId) })
      })
    })
    .post("/ways-in/provider/prove", async (c) => c.json({ url: await begin(c, "prove", c.var.userId) }))
    .post("/ways-in/provider/unlink", jsonInput(proofSchema), (c) => {
      const { userId, userEmail, sessionId } = c.var
      return admission.inSession(c, userEmail, sessionId, async () => {
        await proof.require(c, c.var, c.req.valid("json").password)
        await endWayIn(database, userId, issuer, (transaction) => unlinkIdentities(transaction, userId))
        await endPendingSignIns(db, userId)
        await notices.wayInChanged(userId, "providerUnlinked", providerName ?? undefined)
        return c.json({ ok: true })
      })
    })
}
