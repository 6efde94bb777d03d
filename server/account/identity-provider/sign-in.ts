import { randomUUID } from "node:crypto"
import type { Context } from "hono"
import * as z from "zod"
import { retention } from "#domain/privacy/retention.ts"
import { claimOnce } from "../../claim-once.ts"
import { appError } from "../../errors.ts"
import { languageOf } from "../../request-language.ts"
import { createSealedCookie } from "../../sealed-cookie.ts"
import type { AccountParts } from "../account-parts.ts"
import { findUser, markEmailVerified } from "../data.ts"
import { createOpenSession } from "../open-session.ts"
import { createAccount, findUserOf } from "./data.ts"
import type { Identity } from "./provider.ts"

const newcomerSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  name: z.string(),
  /** A random id by which an offer to sign up can be accepted only once. */
  offer: z.string(),
})
const lastsMs = retention.providerSignInMinutes * 60_000

type Owner = NonNullable<Awaited<ReturnType<typeof findUserOf>>>

/**
 * Signs in through the identity provider. An unknown identity gets an account only after its owner has agreed to the
 * terms.
 */
export function createProviderSignIn(parts: AccountParts) {
  const { env, keys, database, limits, mailRequests, now } = parts
  const { db } = database
  const { openFor, undo, answer } = createOpenSession(parts)
  const newcomer = createSealedCookie({
    name: "florescer.newcomer",
    schema: newcomerSchema,
    minutes: retention.providerSignInMinutes,
    key: keys.newcomer,
    baseUrl: env.baseUrl,
    now,
  })

  /** An identity is never linked by its address alone, because the account may be somebody else's. */
  async function signIn(c: Context, identity: Identity) {
    const user = await findUserOf(db, identity)
    if (user) return enter(c, user, identity)
    if (!env.signUps.byProvider) throw appError("SIGN_UPS_CLOSED")
    const { email, isEmailVerified } = identity
    if (email === null) throw appError("PROVIDER_ADDRESS_MISSING")
    // An unconfirmed address is refused before it is looked up: somebody who only typed it at the provider must not
    // learn whether it has an account.
    if (!isEmailVerified && env.requireEmailVerification) throw appError("PROVIDER_ADDRESS_UNCONFIRMED")
    if (await findUser(db, email)) throw appError("PROVIDER_ADDRESS_TAKEN")
    await newcomer.write(c, { ...identity, email, offer: randomUUID() })
    return { outcome: "newcomer" as const, email }
  }

  async function enter(c: Context, user: Owner, identity: Identity, isSignUp = false) {
    const isConfirmedNow = identity.isEmailVerified && identity.email === user.email
    if (!user.emailVerified && isConfirmedNow) await markEmailVerified(database, user.id)
    if (env.requireEmailVerification && !user.emailVerified && !isConfirmedNow) {
      await mailRequests.ask(c, "confirm-email", user.email)
      throw appError("EMAIL_NOT_VERIFIED")
    }
    const opened = await openFor(c, user.id)
    if (!opened) return { outcome: "second-step" as const }
    // If the identity was unlinked while signing in was under way, it must open nothing any more.
    if ((await findUserOf(db, identity))?.id !== user.id) throw await undo(opened, "SIGN_IN_EXPIRED")
    if (!isSignUp) await answer(c, opened)
    return { outcome: "signed-in" as const }
  }

  async function signUp(c: Context) {
    const identity = await newcomer.read(c)
    newcomer.clear(c)
    if (!identity) throw appError("SIGN_IN_EXPIRED")
    if (!env.signUps.byProvider) throw appError("SIGN_UPS_CLOSED")
    await limits.signUp(identity.email)
    const expiresAt = new Date(now().getTime() + lastsMs)
    const once = { kind: "provider-newcomer", secret: identity.offer, expiresAt } as const
    if (!(await claimOnce(db, once, now()))) throw appError("SIGN_IN_EXPIRED")
    const user = await createAccount(database, identity, languageOf(c.req.raw.headers), now())
    if (!user) return signIn(c, identity)
    if (!identity.isEmailVerified) await mailRequests.ask(c, "confirm-email", user.email)
    return enter(c, user, identity, true)
  }

  return { signIn, signUp }
}
