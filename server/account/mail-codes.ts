import { createHmac, randomBytes, randomInt } from "node:crypto"
import * as z from "zod"
import { retention } from "#domain/privacy/retention.ts"
import type { Auth } from "../auth.ts"
import type { Database } from "../database/open.ts"
import { appError } from "../errors.ts"
import { asJson } from "../sealed-cookie.ts"
import { isEqual } from "../signed-cookie.ts"
import { findUser } from "./data.ts"
import { mailCodeOf, resetKind, signInLinkValue } from "./end-held-access.ts"
import { hashLinkToken } from "./sealed-token.ts"

const wrongMost = 5
const kinds = ["sign-in-link", "reset-password", "confirm-email"] as const
export type MailCodeKind = (typeof kinds)[number]

/** A code as it is stored: `code` is a keyed hash, and `deviceId` identifies the browser that asked for the mail. */
const heldSchema = z.strictObject({
  kind: z.enum(kinds),
  deviceId: z.string(),
  code: z.string(),
  wrong: z.number(),
})
type Held = z.infer<typeof heldSchema>

export type MailCodes = ReturnType<typeof createMailCodes>

type MailCodeDeps = { auth: Auth; database: Database; key: string; now: () => Date }

/**
 * Makes the six digits that stand beside a mailed link, for an installed app whose links open in another browser. A
 * code works for ten minutes, in the browser that asked for it.
 */
export function createMailCodes({ auth, database: { db }, key, now }: MailCodeDeps) {
  const hashOf = (...parts: string[]) => createHmac("sha256", key).update(parts.join("\n")).digest("base64url")
  const idOf = (email: string) => `code-${hashOf("address", email.toLowerCase())}`
  const lastsMs = retention.mailCodeMinutes * 60_000

  /**
   * Makes a code in place of the address's earlier one. Unknown addresses get a code too, so that the time taken
   * reveals no account.
   */
  async function make(kind: MailCodeKind, email: string, deviceId: string, userId?: string): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, "0")
    const id = idOf(email)
    const held: Held = { kind, deviceId, code: hashOf(id, code), wrong: 0 }
    const moment = now().toISOString()
    const row = {
      identifier: userId === undefined ? id : mailCodeOf(userId),
      value: JSON.stringify(held),
      kind: kind === resetKind ? kind : null,
      expiresAt: new Date(now().getTime() + lastsMs).toISOString(),
      updatedAt: moment,
    }
    await db
      .insertInto("verification")
      .values({ id, createdAt: moment, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute()
    return code
  }

  /**
   * Takes a code, which works once. Throws INVALID_CODE if it is wrong or comes from another browser; the fifth wrong
   * code from its own browser ends it.
   */
  async function take(email: string, deviceId: string | null, code: string): Promise<MailCodeKind> {
    const id = idOf(email)
    const row = await db
      .selectFrom("verification")
      .select(["value", "expiresAt"])
      .where("id", "=", id)
      .executeTakeFirst()
    const isOpen = row !== undefined && new Date(row.expiresAt) > now()
    const held = isOpen ? heldSchema.safeParse(asJson(row.value)).data : undefined
    if (!row || !held || held.deviceId !== deviceId) throw appError("INVALID_CODE")
    const isRight = isEqual(held.code, hashOf(id, code))
    const wrong = held.wrong + 1
    // Concurrent attempts must each be counted. If another attempt has changed the row meanwhile, this one starts
    // again.
    const isFirst =
      isRight || wrong >= wrongMost
        ? (await ended(id, row.value)) === 1n
        : (await counted(id, row.value, { ...held, wrong })) === 1n
    if (!isFirst) return take(email, deviceId, code)
    if (!isRight) throw appError("INVALID_CODE")
    return held.kind
  }

  async function ended(id: string, value: string) {
    const ended = db.deleteFrom("verification").where("id", "=", id).where("value", "=", value)
    return (await ended.executeTakeFirst()).numDeletedRows
  }

  async function counted(id: string, value: string, held: Held) {
    const counted = db
      .updateTable("verification")
      .set({ value: JSON.stringify(held) })
      .where("id", "=", id)
    return (await counted.where("value", "=", value).executeTakeFirst()).numUpdatedRows
  }

  /**
   * Makes the token that a mailed link would have carried, for a browser that gave the right code. Throws INVALID_CODE
   * if the address has no account.
   */
  async function tokenFor(kind: "sign-in-link" | "reset-password", email: string): Promise<string> {
    const { internalAdapter } = await auth.$context
    const user = await findUser(db, email)
    if (!user) throw appError("INVALID_CODE")
    const token = randomBytes(24).toString("base64url")
    const isSignIn = kind === "sign-in-link"
    await internalAdapter.createVerificationValue({
      identifier: isSignIn ? `magic-link:${await hashLinkToken(token)}` : `reset-password:${token}`,
      value: isSignIn ? signInLinkValue(user.email) : user.id,
      ...(!isSignIn && { kind: resetKind }),
      // The auth library compares this time with the system clock, not with `now`.
      expiresAt: new Date(Date.now() + lastsMs),
    })
    return token
  }

  return { make, take, tokenFor }
}
