import { randomUUID } from "node:crypto"
import type { Context } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import { legalVersion } from "#content/legal.ts"
import type { Credentials, NewAccount } from "#domain/account.ts"
import type { Database } from "../database/open.ts"
import type { DeviceCookie } from "../devices/cookie.ts"
import { appError } from "../errors.ts"
import type { MailQueue } from "../mail/queue.ts"
import { accountExistsMail } from "../mail/templates/account-exists.ts"
import { confirmEmailMail } from "../mail/templates/confirm-email.ts"
import type { PasswordHashing } from "../passwords/hashing.ts"
import type { RateLimits } from "../rate-limits.ts"
import { languageOf } from "../request-language.ts"
import { openToken, sealToken } from "./sealed-token.ts"
import { findSignUp, isDisputed, isOpened, keepSignUp, openSignUp, readSignUp, type SignUp } from "./sign-ups.ts"

type ConfirmationDeps = {
  database: Database
  secret: string
  baseUrl: string
  mails: MailQueue
  passwords: PasswordHashing
  device: DeviceCookie
  limits: RateLimits
  now: () => Date
}

const tokenStart = "sign-up "
const cookieName = "florescer.confirming"
const cookieOptions = { path: "/api/auth", httpOnly: true, sameSite: "Lax", maxAge: 60 * 60 } as const

export type Confirmation = ReturnType<typeof createConfirmation>

/**
 * Sign-ups where an address must be confirmed. Each waits on its own: the account belongs to whoever opens the link of
 * theirs, so that nobody can wait in an address of somebody else.
 */
export function createConfirmation(deps: ConfirmationDeps) {
  const { database, secret, baseUrl, mails, passwords, device, limits, now } = deps
  const { db } = database

  /** Does the same, as far as anybody can see, whether the address has an account or not. */
  async function signUp(c: Context, input: NewAccount) {
    const language = languageOf(c.req.raw.headers)
    const email = input.email.toLowerCase()
    const hashed = { id: randomUUID(), email, full_name: input.name, password: await passwords.hash(input.password) }
    const terms = { language: language ?? null, terms_version: legalVersion.number }
    const signUp = { ...hashed, ...terms, device_id: await device.keep(c) }
    const owner = await findOwner(email)
    const mail = owner ? accountExistsMail(owner, `${baseUrl}/login`, language) : await mailOf(signUp)
    await db.transaction().execute(async (transaction) => {
      await keepSignUp(transaction, signUp, now())
      await mails.keep(transaction, owner?.id ?? null, mail)
    })
    mails.wake()
  }

  /**
   * Goes before the check of a password: where its address has no account but a sign-up that waits, that one's password
   * decides. Throws INVALID_EMAIL_OR_PASSWORD, or EMAIL_NOT_VERIFIED after it has sent the link once more.
   */
  async function check(c: Context, { email, password }: Credentials) {
    const owner = await findOwner(email)
    const followed = await followedLink(c)
    const waiting = await findSignUp(db, email, { id: followed, deviceId: await device.read(c) }, now())
    if (owner || !waiting) return
    if (!(await passwords.verify({ hash: waiting.password, password }))) {
      // For an unknown address the auth library would look as often.
      await findOwner(email)
      throw appError("INVALID_EMAIL_OR_PASSWORD")
    }
    if (waiting.id !== followed) {
      if (await limits.mayMail(waiting.email)) await mails.queue(null, await mailOf(waiting))
      throw appError("EMAIL_NOT_VERIFIED")
    }
    await openSignUp(database, waiting, now())
    deleteCookie(c, cookieName, cookieOptions)
  }

  /** Follows the link of a mail, and says for the sign-in page what became of it; null when it is none of ours. */
  async function follow(c: Context, sealed: string): Promise<"confirmed" | "link-invalid" | "other-browser" | null> {
    const id = await idOf(sealed)
    if (id === null) return null
    const waiting = await readSignUp(db, id, now())
    if (!waiting) return (await isOpened(db, id)) ? "confirmed" : "link-invalid"
    if (await isDisputed(db, waiting, await device.read(c), now())) {
      // Whoever reads her mail also has to know the password: another's sign-up may be under the link.
      setCookie(c, cookieName, sealed, { ...cookieOptions, secure: baseUrl.startsWith("https:") })
      return "other-browser"
    }
    return (await openSignUp(database, waiting, now())) ? "confirmed" : "link-invalid"
  }

  async function followedLink(c: Context) {
    return idOf(getCookie(c, cookieName) ?? "")
  }

  async function idOf(sealed: string) {
    const token = await openToken(secret, sealed)
    return token.startsWith(tokenStart) ? token.slice(tokenStart.length) : null
  }

  async function mailOf({
    id,
    full_name: name,
    email,
    language,
  }: Pick<SignUp, "id" | "full_name" | "email" | "language">) {
    const link = `${baseUrl}/api/auth/verify-email?token=${await sealToken(secret, tokenStart + id)}`
    return confirmEmailMail({ name, email, language, isWaiting: true }, link, undefined)
  }

  function findOwner(email: string) {
    const user = db.selectFrom("user").select(["id", "full_name as name", "email", "language"])
    return user.where("email", "=", email.toLowerCase()).executeTakeFirst()
  }

  return { signUp, check, follow, mailOf }
}
