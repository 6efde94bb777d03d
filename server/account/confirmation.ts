import { randomUUID } from "node:crypto"
import type { Context } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import { legalVersion } from "#content/legal.ts"
import type { Credentials, NewAccount } from "#domain/account/account.ts"
import type { SignUps } from "#domain/account/invitation.ts"
import type { Database } from "../database/open.ts"
import { appError } from "../errors.ts"
import type { Keys } from "../keys/keys.ts"
import { decoyMail } from "../mail/decoy.ts"
import { accountExistsMail, confirmEmailMail } from "../mail/letters.ts"
import type { MailQueue } from "../mail/queue.ts"
import type { RateLimits } from "../rate-limits.ts"
import { languageOf } from "../request-language.ts"
import type { Admission } from "./admission.ts"
import { createConfirmLinks } from "./confirm-link.ts"
import { findUser, markEmailVerified } from "./data.ts"
import type { DeviceCookie } from "./devices/cookie.ts"
import type { MailCodes } from "./mail-codes.ts"
import type { PasswordHashing } from "./passwords/hashing.ts"
import { confirmSignUp, findSignUps, isConfirmed, readSignUp, type SignUp, storePendingSignUp } from "./sign-ups.ts"

type ConfirmationDeps = {
  database: Database
  keys: Keys
  baseUrl: string
  mails: MailQueue
  passwords: PasswordHashing
  device: DeviceCookie
  knownDevice: Admission["knownDevice"]
  mailCodes: MailCodes
  limits: RateLimits
  signUps: SignUps
  now: () => Date
}

const cookieName = "florescer.confirming"

export type Confirmation = ReturnType<typeof createConfirmation>

/**
 * Signs up with confirmation by mail. A sign-up is pending until its link is opened in the same browser, or in another
 * one with its password.
 */
export function createConfirmation(deps: ConfirmationDeps) {
  const { database, baseUrl, mails, passwords, device, knownDevice, mailCodes, limits, signUps, now } = deps
  const { db } = database
  const links = createConfirmLinks(deps)
  const prefix = baseUrl.startsWith("https:") ? "secure" : undefined
  const cookieOptions = { prefix, path: "/api/auth", httpOnly: true, sameSite: "Lax", maxAge: 60 * 60 } as const

  /**
   * Stores a pending sign-up and mails its link. If the address has an account, a mail tells its owner instead, so the
   * answer never reveals the account.
   */
  async function signUp(c: Context, input: NewAccount, invitationId: string | null) {
    const language = languageOf(c.req.raw.headers)
    const email = input.email.toLowerCase()
    const hashed = { id: randomUUID(), email, full_name: input.name, password: await passwords.hash(input.password) }
    const terms = { language: language ?? null, terms_version: legalVersion.number }
    const signUp = { ...hashed, ...terms, device_id: await device.keep(c), invitation_id: invitationId }
    const owner = await findUser(db, email)
    const code = await mailCodes.make("confirm-email", email, signUp.device_id, owner?.id)
    const mail = owner ? accountExistsMail(owner, `${baseUrl}/login`, language) : await mailOf(signUp, code)
    await db.transaction().execute(async (transaction) => {
      await storePendingSignUp(transaction, signUp, now())
      await mails.keep(transaction, owner?.id ?? null, mail)
    })
    mails.wake()
  }

  /**
   * Explains a failed sign-in whose password belongs to a pending sign-up; returns false if there is none, and true if
   * its link was opened and the account now exists. Otherwise mails the link again and throws EMAIL_NOT_VERIFIED, for
   * existing accounts too.
   */
  async function explain(c: Context, { email, password }: Credentials): Promise<boolean> {
    const owner = await findUser(db, email)
    const followed = await followedLink(c)
    const pending = await findSignUps(db, email, { id: signUpIdIn(followed), deviceId: await device.read(c) }, now())
    // The password is hashed here too, because a quicker answer to a wrong one would reveal that nobody is signing up
    // with this address.
    if (pending.length === 0) await passwords.hash(password)
    for (const signUp of pending) {
      if (!(await passwords.verify({ hash: signUp.password, password }))) continue
      if (!owner && signUp.id === signUpIdIn(followed)) return confirm(signUp)
      if (await limits.mayMailLink("confirm-email", signUp.email, null)) {
        const code = await mailCodes.make("confirm-email", signUp.email, await device.keep(c), owner?.id)
        await mails.queue(null, owner ? decoyMail(signUp.email) : await mailOf(signUp, code))
      }
      throw appError("EMAIL_NOT_VERIFIED")
    }
    return false
  }

  async function follow(c: Context, sealed: string): Promise<"confirmed" | "link-invalid" | "other-browser"> {
    const link = await links.read(sealed)
    if (!link) return "link-invalid"
    if ("signUpId" in link) return followToSignUp(c, sealed, link.signUpId)
    const isKnown = (await knownDevice(c, link.email)) !== null
    const owner = await ownerOf(link)
    if (!owner) return "link-invalid"
    if (!owner.emailVerified && !isKnown) return askForPassword(c, sealed)
    await markEmailVerified(database, owner.id)
    return "confirmed"
  }

  /** Confirms, by the code of a mail, what the link in the same mail would confirm. */
  async function followCode(c: Context, email: string) {
    const [pending] = await findSignUps(db, email, { id: undefined, deviceId: await device.read(c) }, now())
    const owner = await findUser(db, email)
    if (owner) return follow(c, await links.seal({ userId: owner.id, email: owner.email }))
    return pending ? follow(c, await links.seal({ signUpId: pending.id })) : ("link-invalid" as const)
  }

  async function followToSignUp(c: Context, sealed: string, id: string) {
    const pending = await readSignUp(db, id, now())
    if (!pending) return (await isConfirmed(db, id)) ? "confirmed" : "link-invalid"
    if (pending.device_id !== (await device.read(c))) return askForPassword(c, sealed)
    return (await confirm(pending)) ? "confirmed" : "link-invalid"
  }

  function confirm(signUp: SignUp) {
    return confirmSignUp(database, { signUp, isInvitationNeeded: signUps.byMail !== "open" }, now())
  }

  /**
   * Opening a link proves little: mail programs open links by themselves, and a stranger may have signed up with this
   * address. So the browser must also give the password.
   */
  function askForPassword(c: Context, sealed: string) {
    setCookie(c, cookieName, sealed, cookieOptions)
    return "other-browser" as const
  }

  async function finish(c: Context, email: string): Promise<boolean> {
    const followed = await followedLink(c)
    if (!followed) return false
    deleteCookie(c, cookieName, cookieOptions)
    const owner = "userId" in followed ? await ownerOf(followed) : undefined
    if (owner?.email !== email.toLowerCase()) return false
    await markEmailVerified(database, owner.id)
    return true
  }

  async function addressToConfirm(c: Context): Promise<string | null> {
    const followed = await followedLink(c)
    if (!followed) return null
    return "email" in followed ? followed.email : ((await readSignUp(db, followed.signUpId, now()))?.email ?? null)
  }

  async function followedLink(c: Context) {
    const sealed = getCookie(c, cookieName, prefix)
    return sealed ? links.read(sealed) : null
  }

  /** The account that a link confirms; undefined if the address belongs to another account by now. */
  async function ownerOf({ userId, email }: { userId: string; email: string }) {
    const owner = await findUser(db, email)
    return owner?.id === userId ? owner : undefined
  }

  function signUpIdIn(followed: Awaited<ReturnType<typeof followedLink>>) {
    return followed && "signUpId" in followed ? followed.signUpId : undefined
  }

  type Addressed = Pick<SignUp, "id" | "full_name" | "email" | "language">

  async function mailOf({ id, full_name: name, email, language }: Addressed, code: string | undefined) {
    const link = await links.linkOf({ signUpId: id })
    return confirmEmailMail({ name, email, language, isPending: true }, link, undefined, code)
  }

  return { signUp, explain, follow, followCode, addressToConfirm, finish, mailOf }
}
