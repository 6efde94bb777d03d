import type { Kysely, Selectable } from "kysely"
import { addDays, retention } from "#domain/retention.ts"
import { type Database, storedFlag } from "../database/open.ts"
import type { Tables } from "../database/tables.ts"
import { noteDevice } from "../devices/data.ts"

export type SignUp = Selectable<Tables["sign_ups"]>

/** Keeps a sign-up until its address is confirmed, beside others with the same address: nobody knows yet whose it is. */
export async function keepSignUp(db: Kysely<Tables>, signUp: Omit<SignUp, "created_at" | "expires_at">, now: Date) {
  const expiresAt = addDays(now, retention.confirmEmailLinkHours / 24)
  await db
    .insertInto("sign_ups")
    .values({ ...signUp, created_at: now.toISOString(), expires_at: expiresAt.toISOString() })
    .execute()
}

type Sought = { id: string | undefined; deviceId: string | null }

/** Of the sign-ups with this address that wait, two at most: the one of this id, and the newest of this browser, else the newest. */
export async function findSignUps(db: Kysely<Tables>, email: string, { id, deviceId }: Sought, now: Date) {
  const waiting = await waitingSignUps(db, now).where("email", "=", email.toLowerCase()).execute()
  const ofId = waiting.find((signUp) => signUp.id === id)
  const newest = waiting.find((signUp) => signUp.device_id === deviceId) ?? waiting[0]
  return [...new Set([ofId, newest])].filter((signUp) => signUp !== undefined)
}

/** One sign-up that waits, by its id. */
export async function readSignUp(db: Kysely<Tables>, id: string, now: Date): Promise<SignUp | undefined> {
  return waitingSignUps(db, now).where("id", "=", id).executeTakeFirst()
}

function waitingSignUps(db: Kysely<Tables>, now: Date) {
  return db.selectFrom("sign_ups").selectAll().where("expires_at", ">", now.toISOString()).orderBy("created_at", "desc")
}

/**
 * Makes a sign-up an account whose address is confirmed, and forgets the others with this address. False when it is gone,
 * or when the address has an account by now.
 */
export async function openSignUp({ db, type }: Database, { id, email }: SignUp, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // All at once: of two links that are opened at the same moment, one waits for the other here.
    const waiting = await transaction.deleteFrom("sign_ups").where("email", "=", email).returningAll().execute()
    const signUp = waiting.find((one) => one.id === id)
    if (!signUp) return false
    const { full_name, language, terms_version, password } = signUp
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
    await noteDevice(transaction, id, signUp.device_id, now)
    return true
  })
}

/** Whether this sign-up has become an account already. */
export async function isOpened(db: Kysely<Tables>, id: string): Promise<boolean> {
  return (await db.selectFrom("user").select("id").where("id", "=", id).executeTakeFirst()) !== undefined
}
