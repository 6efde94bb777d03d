import { randomUUID } from "node:crypto"
import { verifyJWT } from "better-auth/crypto"
import type { Context } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import * as z from "zod"
import { legalVersion } from "#content/legal.ts"
import type { Credentials, NewAccount } from "#domain/account.ts"
import type { Database } from "../database/open.ts"
import type { DeviceCookie } from "../devices/cookie.ts"
import { appError } from "../errors.ts"
import { decoyMail } from "../mail/decoy.ts"
import type { MailQueue } from "../mail/queue.ts"
import { accountExistsMail } from "../mail/templates/account-exists.ts"
import { confirmEmailMail } from "../mail/templates/confirm-email.ts"
import type { PasswordHashing } from "../passwords/hashing.ts"
import type { RateLimits } from "../rate-limits.ts"
import { languageOf } from "../request-language.ts"
import type { Admission } from "./admission.ts"
import { findUser, markEmailVerified } from "./data.ts"
import { openToken, sealToken } from "./sealed-token.ts"
import { confirmSignUp, findSignUps, isConfirmed, readSignUp, type SignUp, storePendingSignUp } from "./sign-ups.ts"

type ConfirmationDeps = {
  database: Database
  secret: string
  baseUrl: string
  mails: MailQueue
  passwords: PasswordHashing
  device: DeviceCookie
  knownDevice: Admission["knownDevice"]
  limits: RateLimits
  now: () => Date
}

/** Of a pending sign-up, or of an account. */
type Followed = { signUpId?: string; email?: string; userId?: string | undefined }

const tokenStart = "sign-up "
/** Any more, as a new address, is no confirmation. */
const payloadSchema = z.strictObject({
  email: z.string(),
  userId: z.string().optional(),
  iat: z.number(),
  exp: z.number(),
})
const cookieName = "florescer.confirming"

export type Confirmation = ReturnType<typeof createConfirmation>

/** A sign-up is pending until its link opens, in the same browser or with its password. */
export function createConfirmation(deps: ConfirmationDeps) {
  const { database, secret, baseUrl, mails, passwords, device, knownDevice, limits, now } = deps
  const { db } = database
  const prefix = baseUrl.startsWith("https:") ? "secure" : undefined
  const cookieOptions = { prefix, path: "/api/auth", httpOnly: true, sameSite: "Lax", maxAge: 60 * 60 } as const

  /** Never reveals whether the address has an account. */
  async function signUp(c: Context, input: NewAccount) {
    const language = languageOf(c.req.raw.headers)
    const email = input.email.toLowerCase()
    const hashed = { id: randomUUID(), email, full_name: input.name, password: await passwords.hash(input.password) }
    const terms = { language: language ?? null, terms_version: legalVersion.number }
    const signUp = { ...hashed, ...terms, device_id: await device.keep(c) }
    const owner = await findUser(db, email)
    const mail = owner ? accountExistsMail(owner, `${baseUrl}/login`, language) : await mailOf(signUp)
    await db.transaction().execute(async (transaction) => {
      await storePendingSignUp(transaction, signUp, now())
      await mails.keep(transaction, owner?.id ?? null, mail)
    })
    mails.wake()
  }

  /**
   * False without such a pending sign-up. True if its link was opened; else mails again and throws EMAIL_NOT_VERIFIED,
   * for existing accounts too.
   */
  async function explain(c: Context, { email, password }: Credentials): Promise<boolean> {
    const owner = await findUser(db, email)
    const followed = await followedLink(c)
    const pending = await findSignUps(db, email, { id: followed?.signUpId, deviceId: await device.read(c) }, now())
    for (const signUp of pending) {
      if (!(await passwords.verify({ hash: signUp.password, password }))) continue
      if (!owner && signUp.id === followed?.signUpId) return confirmSignUp(database, signUp, now())
      if (await limits.mayMailLink("confirm-email", signUp.email, null)) {
        await mails.queue(null, owner ? decoyMail(signUp.email) : await mailOf(signUp))
      }
      throw appError("EMAIL_NOT_VERIFIED")
    }
    return false
  }

  async function follow(c: Context, sealed: string): Promise<"confirmed" | "link-invalid" | "other-browser"> {
    const link = await read(sealed)
    if (link?.signUpId) return followToSignUp(c, sealed, link.signUpId)
    if (!link?.email) return "link-invalid"
    const isKnown = (await knownDevice(c, link.email)) !== null
    const owner = await findUser(db, link.email)
    if (owner && !owner.emailVerified && !isKnown) return askForPassword(c, sealed)
    return (await confirm(link)) ? "confirmed" : "link-invalid"
  }

  async function followToSignUp(c: Context, sealed: string, id: string) {
    const pending = await readSignUp(db, id, now())
    if (!pending) return (await isConfirmed(db, id)) ? "confirmed" : "link-invalid"
    if (pending.device_id !== (await device.read(c))) return askForPassword(c, sealed)
    return (await confirmSignUp(database, pending, now())) ? "confirmed" : "link-invalid"
  }

  /** Mail programs open links; strangers may have signed up. */
  function askForPassword(c: Context, sealed: string) {
    setCookie(c, cookieName, sealed, cookieOptions)
    return "other-browser" as const
  }

  async function finish(c: Context, email: string): Promise<boolean> {
    const followed = await followedLink(c)
    if (!followed) return false
    deleteCookie(c, cookieName, cookieOptions)
    return followed.email === email.toLowerCase() && confirm(followed)
  }

  async function addressToConfirm(c: Context): Promise<string | null> {
    const followed = await followedLink(c)
    if (followed?.signUpId) return (await readSignUp(db, followed.signUpId, now()))?.email ?? null
    return followed?.email ?? null
  }

  /** Not by the library's route, which changes addresses too. */
  async function confirm({ email, userId }: Followed): Promise<boolean> {
    const user = email === undefined ? undefined : await findUser(db, email)
    if (!user || (userId !== undefined && userId !== user.id)) return false
    await markEmailVerified(database, user.id)
    return true
  }

  async function followedLink(c: Context) {
    const sealed = getCookie(c, cookieName, prefix)
    return sealed ? read(sealed) : null
  }

  async function read(sealed: string): Promise<Followed | null> {
    const token = await openToken(secret, sealed)
    if (token.startsWith(tokenStart)) return { signUpId: token.slice(tokenStart.length) }
    return payloadSchema.safeParse(await verifyJWT(token, secret)).data ?? null
  }

  async function mailOf({
    id,
    full_name: name,
    email,
    language,
  }: Pick<SignUp, "id" | "full_name" | "email" | "language">) {
    const link = `${baseUrl}/api/auth/verify-email?token=${await sealToken(secret, tokenStart + id)}`
    return confirmEmailMail({ name, email, language, isPending: true }, link, undefined)
  }

  return { signUp, explain, follow, addressToConfirm, finish, mailOf }
}
