import { type Context, Hono } from "hono"
import { changeAddressSchema } from "#domain/account/account.ts"
import { storedAddress } from "#domain/account/email-address.ts"
import { appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import { addressChangeMail, addressFormerMail, addressTakenMail } from "../mail/letters.ts"
import { languageOf } from "../request-language.ts"
import { writeByRight } from "../right.ts"
import { noteSecurityEvent } from "../security-log.ts"
import type { SignedIn } from "../session.ts"
import type { AccountParts } from "./account-parts.ts"
import {
  confirmAddressChange,
  endAddressChange,
  findAddressChange,
  readAddressChange,
  storeAddressChange,
} from "./address-change.ts"
import { findUser } from "./data.ts"
import { endHeldAccessOf } from "./end-held-access.ts"
import { linkSchema } from "./inputs.ts"
import { storeAddressChangedMail } from "./notices.ts"

/**
 * Changes the account's e-mail address once both mailboxes have confirmed. An address that has an account gets the same
 * answer as a free one, so that nobody learns of it.
 */
export function addressRoutes(parts: AccountParts) {
  const { env, database, admission, limits, mails, proof, requireSession, device, now } = parts
  const { db } = database
  const linkOf = (token: string) => `${env.baseUrl}/change-address/link#${token}`

  async function ask(c: Context<SignedIn>, newEmail: string) {
    const { userId, userEmail, sessionId } = c.var
    const language = languageOf(c.req.raw.headers)
    const deviceId = await device.keep(c)
    const user = await findUser(db, userEmail)
    const taken = await findUser(db, newEmail)
    const right = { by: "session", id: sessionId } as const
    await writeByRight(database, { userId, right, now: now() }, async (transaction) => {
      const tokens = await storeAddressChange(transaction, { userId, newEmail, sessionId, deviceId }, now())
      const former = { name: user?.name ?? "", email: userEmail, language: user?.language }
      await mails.keep(transaction, userId, addressFormerMail(former, linkOf(tokens.former), newEmail, language))
      // A mistyped address belongs to a stranger, who must not learn the user's name.
      const mail = taken
        ? addressTakenMail(taken, `${env.baseUrl}/login`)
        : addressChangeMail({ name: "", email: newEmail, language: user?.language }, linkOf(tokens.new), language)
      await mails.keep(transaction, userId, mail)
    })
    mails.wake()
  }

  return new Hono<SignedIn>()
    .get("/", requireSession, async (c) => c.json({ change: await readAddressChange(db, c.var.userId, now()) }))
    .post("/", requireSession, jsonInput(changeAddressSchema), (c) => {
      const { userId, userEmail, sessionId } = c.var
      const { email, password } = c.req.valid("json")
      const newEmail = storedAddress(email)
      return admission.inSession(c, userEmail, sessionId, async () => {
        await proof.require(c, c.var, password)
        if (newEmail === userEmail.toLowerCase()) throw appError("INVALID_INPUT", { fields: { email: "invalid" } })
        await limits.changeAddress(userId, newEmail)
        await ask(c, newEmail)
        return c.json({ change: await readAddressChange(db, userId, now()) })
      })
    })
    .delete("/", requireSession, async (c) => {
      await endAddressChange(db, c.var.userId)
      return c.json({ change: null })
    })
    .post("/link", jsonInput(linkSchema), async (c) => {
      const found = await findAddressChange(db, c.req.valid("json").token, now())
      if (!found) return c.json({ isOpen: false as const })
      const { change, side, isConfirmed } = found
      return c.json({ isOpen: true as const, side, isConfirmed, email: change.new_email })
    })
    .post("/confirm", jsonInput(linkSchema), async (c) => {
      const { token } = c.req.valid("json")
      const confirmed = await confirmAddressChange(database, token, now(), (transaction, userId, formerEmail) =>
        storeAddressChangedMail(transaction, userId, formerEmail, { ...env, mails }),
      )
      if (confirmed.outcome === "invalid") throw appError("INVALID_TOKEN")
      if (confirmed.outcome === "changed") {
        const { user_id: userId, session_id: sessionId, device_id: deviceId } = confirmed.change
        noteSecurityEvent(c, { email: confirmed.formerEmail })
        await endHeldAccessOf(parts, userId, { sessionId, deviceId })
        mails.wake()
      }
      return c.json({ outcome: confirmed.outcome })
    })
    .post("/stop", jsonInput(linkSchema), async (c) => {
      const found = await findAddressChange(db, c.req.valid("json").token, now())
      if (!found) throw appError("INVALID_TOKEN")
      await endAddressChange(db, found.change.user_id)
      return c.json({ status: true })
    })
}
