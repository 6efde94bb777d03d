import { type Context, Hono } from "hono"
import * as z from "zod"
import { proofSchema } from "#domain/account/account.ts"
import { passkeysMost } from "#domain/account/passkey.ts"
import { retention } from "#domain/privacy/retention.ts"
import { uuidSchema } from "#domain/uuid.ts"
import { appError } from "../../errors.ts"
import { jsonInput, pathInput } from "../../json-input.ts"
import type { SignedIn } from "../../session.ts"
import type { AccountParts } from "../account-parts.ts"
import { endWayIn } from "../ways-in.ts"
import { createPasskeyAnswers } from "./answers.ts"
import { createCeremonies } from "./ceremonies.ts"
import { createChallenges } from "./challenges.ts"
import { findPasskey, readCredentialIds, readPasskeys, removePasskey, storePasskey } from "./data.ts"
import { addPasskeySchema, type NewCredential, proveByPasskeySchema } from "./inputs.ts"

const lastsMs = retention.passkeyChallengeMinutes * 60_000

const idParam = pathInput(z.object({ id: uuidSchema }))

/**
 * Returns the purpose of a signature that proves presence in this session. A signature made for another purpose or
 * session is refused.
 */
const proofOf = (sessionId: string) => `proof.${sessionId}`

/**
 * Lists, adds and removes passkeys. Adding one needs proof of presence beyond an open session; an existing passkey
 * gives such proof.
 */
export function passkeyRoutes(parts: AccountParts) {
  const { env, database, keys, admission, proof, notices, requireSession, now } = parts
  const { db } = database
  const issuer = env.identityProvider?.issuer ?? null
  const ceremonies = createCeremonies(env)
  const answers = createPasskeyAnswers(parts)
  const challenges = createChallenges({ db, key: keys.passkeyChallenge, baseUrl: env.baseUrl, now })

  async function readUser(userId: string) {
    const user = db.selectFrom("user").select(["id", "full_name as name", "email", "emailVerified", "language"])
    return user.where("id", "=", userId).executeTakeFirstOrThrow()
  }

  async function begin(c: Context<SignedIn>) {
    const { userId, sessionId } = c.var
    const credentialIds = await readCredentialIds(db, userId)
    if (credentialIds.length >= passkeysMost) throw appError("INVALID_INPUT", { fields: { name: "too_big" } })
    const options = await ceremonies.creationOptions(await readUser(userId), credentialIds, lastsMs)
    await challenges.give(c, options.challenge, sessionId)
    return options
  }

  async function add(c: Context<SignedIn>, name: string, response: NewCredential) {
    const { userId, sessionId } = c.var
    const given = await challenges.read(c, sessionId)
    const key = await ceremonies.verifyCreation(response, given.challenge)
    if (!key) throw appError("INVALID_PASSKEY")
    await challenges.use(c, given)
    const whose = { userId, right: { by: "session", id: sessionId } as const, now: now() }
    const passkey = await storePasskey(database, whose, name, key)
    if (!passkey) throw appError("INVALID_PASSKEY")
    await notices.wayInChanged(userId, "passkeyAdded")
    return passkey
  }

  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => {
      const { userId } = c.var
      const { emailVerified } = await readUser(userId)
      return c.json({ passkeys: await readPasskeys(db, userId), isEmailConfirmed: Boolean(emailVerified) })
    })
    .post("/begin", jsonInput(proofSchema), (c) => {
      const { userId, userEmail, sessionId } = c.var
      return admission.inSession(c, userEmail, sessionId, async () => {
        // Adding a passkey needs a confirmed address: otherwise somebody who signed up with another's address would
        // keep a way in after its owner takes over the account.
        if (!(await readUser(userId)).emailVerified) throw appError("EMAIL_NOT_VERIFIED")
        await proof.require(c, c.var, c.req.valid("json").password)
        return c.json(await begin(c))
      })
    })
    .post("/", jsonInput(addPasskeySchema), async (c) => {
      const { name, response } = c.req.valid("json")
      return c.json({ passkey: await add(c, name, response) })
    })
    .post("/prove/begin", async (c) => {
      const { userId, sessionId } = c.var
      const credentialIds = await readCredentialIds(db, userId)
      if (credentialIds.length === 0) throw appError("NOT_FOUND")
      return c.json(await answers.ask(c, proofOf(sessionId), credentialIds))
    })
    .post("/prove", jsonInput(proveByPasskeySchema), async (c) => {
      const { userId, sessionId } = c.var
      const { response } = c.req.valid("json")
      await answers.verify(c, proofOf(sessionId), response, () => findPasskey(db, userId, response.id))
      await proof.give(c, sessionId)
      return c.json({ ok: true })
    })
    .delete("/:id", idParam, async (c) => {
      const { userId } = c.var
      const { id } = c.req.valid("param")
      await endWayIn(database, userId, issuer, (transaction) => removePasskey(transaction, userId, id))
      await notices.wayInChanged(userId, "passkeyRemoved")
      return c.json({ ok: true })
    })
}
