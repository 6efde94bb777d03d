import type { Kysely, Selectable } from "kysely"
import { addDays, retention } from "#domain/privacy/retention.ts"
import { type Database, storedFlag } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { recordDevice } from "./devices/data.ts"
import { takeInvitation } from "./invitation/data.ts"

export type SignUp = Selectable<Tables["sign_ups"]>

/** Stores a pending sign-up beside others with the same address. Whoever opens the link owns the address. */
export async function storePendingSignUp(
  db: Kysely<Tables>,
  signUp: Omit<SignUp, "created_at" | "expires_at">,
  now: Date,
) {
  const expiresAt = addDays(now, retention.confirmEmailLinkHours / 24)
  await db
    .insertInto("sign_ups")
    .values({ ...signUp, created_at: now.toISOString(), expires_at: expiresAt.toISOString() })
    .execute()
}

type Sought = { id: string | undefined; deviceId: string | null }

/**
 * Finds at most two pending sign-ups of an address: the one with this id, and the newest of this browser or else of
 * any.
 */
export async function findSignUps(db: Kysely<Tables>, email: string, { id, deviceId }: Sought, now: Date) {
  const pending = await pendingSignUps(db, now).where("email", "=", email.toLowerCase()).execute()
  const ofId = pending.find((signUp) => signUp.id === id)
  const newest = pending.find((signUp) => signUp.device_id === deviceId) ?? pending[0]
  return [...new Set([ofId, newest])].filter((signUp) => signUp !== undefined)
}

export async function readSignUp(db: Kysely<Tables>, id: string, now: Date): Promise<SignUp | undefined> {
  return pendingSignUps(db, now).where("id", "=", id).executeTakeFirst()
}

function pendingSignUps(db: Kysely<Tables>, now: Date) {
  return db.selectFrom("sign_ups").selectAll().where("expires_at", ">", now.toISOString()).orderBy("created_at", "desc")
}

type Confirmed = { signUp: Pick<SignUp, "id" | "email">; isInvitationNeeded: boolean }

/**
 * Turns a pending sign-up into an account, and deletes the other sign-ups of its address. Returns false if the sign-up
 * is gone, the address has an account, or a needed invitation is used up.
 */
export async function confirmSignUp(
  { db, type }: Database,
  { signUp: { id, email }, isInvitationNeeded }: Confirmed,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // If two links are opened at the same moment, the second waits here for the first one's transaction.
    const pending = await transaction.deleteFrom("sign_ups").where("email", "=", email).returningAll().execute()
    const signUp = pending.find((one) => one.id === id)
    if (!signUp) return false
    const { full_name, language, terms_version, password, invitation_id } = signUp
    // Somebody else may have taken the invitation's last use since this sign-up began.
    const isTaken = invitation_id !== null && (await takeInvitation(transaction, invitation_id, now))
    if (invitation_id !== null && !isTaken && isInvitationNeeded) return false
    const moment = now.toISOString()
    const written = { createdAt: moment, updatedAt: moment }
    const user = {
      id,
      email,
      full_name,
      language,
      terms_version,
      image: null,
      onboarded_at: null,
      last_used_at: moment,
    }
    const isNew = await transaction
      .insertInto("user")
      .values({ ...user, emailVerified: storedFlag(type, true), ...written })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst()
    if (!isNew) return false
    const account = { id: crypto.randomUUID(), accountId: id, userId: id, providerId: "credential", password }
    await transaction
      .insertInto("account")
      .values({ ...account, ...written })
      .execute()
    await recordDevice(transaction, id, signUp.device_id, now)
    return true
  })
}

export async function isConfirmed(db: Kysely<Tables>, id: string): Promise<boolean> {
  return (await db.selectFrom("user").select("id").where("id", "=", id).executeTakeFirst()) !== undefined
}
