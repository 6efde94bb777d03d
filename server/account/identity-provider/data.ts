import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import { legalVersion } from "#content/legal.ts"
import type { Language } from "#domain/language.ts"
import { type Database, storedFlag } from "../../database/open.ts"
import type { Tables } from "../../database/tables.ts"
import type { Identity } from "./provider.ts"

type Subject = Pick<Identity, "issuer" | "subject">

const passwordProvider = "credential"

/** Whose account an identity opens; undefined while it opens none. */
export async function findUserOf(db: Kysely<Tables>, { issuer, subject }: Subject) {
  return db
    .selectFrom("account")
    .innerJoin("user", "user.id", "account.userId")
    .select(["user.id", "user.email", "user.emailVerified"])
    .where("account.providerId", "=", issuer)
    .where("account.accountId", "=", subject)
    .executeTakeFirst()
}

/** Oldest first. */
export async function readIdentities(db: Kysely<Tables>, userId: string) {
  const identities = db
    .selectFrom("account")
    .select(["providerId as issuer", "accountId as subject", "createdAt"])
    .where("userId", "=", userId)
    .where("providerId", "!=", passwordProvider)
  const rows = await identities.orderBy("createdAt").orderBy("id").execute()
  return rows.map(({ createdAt, ...identity }) => ({ ...identity, linkedAt: new Date(createdAt).toISOString() }))
}

/** Whether a password opens the account. */
export async function hasPassword(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const own = db.selectFrom("account").select("id").where("userId", "=", userId)
  const found = own.where("providerId", "=", passwordProvider).where("password", "is not", null)
  return (await found.executeTakeFirst()) !== undefined
}

/** Replaces its provider's other one; false if taken. */
export async function linkIdentity(db: Kysely<Tables>, userId: string, { issuer, subject }: Subject, now: Date) {
  const moment = now.toISOString()
  const identity = { id: randomUUID(), userId, providerId: issuer, accountId: subject }
  const linked = await db
    .insertInto("account")
    .values({ ...identity, password: null, createdAt: moment, updatedAt: moment })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  if (!linked) return false
  const others = db.deleteFrom("account").where("userId", "=", userId).where("providerId", "=", issuer)
  await others.where("id", "!=", linked.id).execute()
  return true
}

/** False where there was none. */
export async function unlinkIdentities(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const identities = db.deleteFrom("account").where("userId", "=", userId).where("providerId", "!=", passwordProvider)
  return (await identities.executeTakeFirst()).numDeletedRows > 0n
}

/** Ends pending sign-ups with her address, if verified. Undefined where address or identity has an account. */
export async function createAccount(
  { db, type }: Database,
  identity: Identity & { email: string },
  language: Language | undefined,
  now: Date,
) {
  const moment = now.toISOString()
  const { email, name, isEmailVerified } = identity
  return db.transaction().execute(async (transaction) => {
    const created = await transaction
      .insertInto("user")
      .values({
        id: randomUUID(),
        email,
        full_name: name || email.slice(0, email.indexOf("@")),
        emailVerified: storedFlag(type, isEmailVerified),
        image: null,
        language: language ?? null,
        onboarded_at: null,
        last_used_at: moment,
        terms_version: legalVersion.number,
        createdAt: moment,
        updatedAt: moment,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "email", "emailVerified"])
      .executeTakeFirst()
    if (!created) return undefined
    if (!(await linkIdentity(transaction, created.id, identity, now))) {
      await transaction.deleteFrom("user").where("id", "=", created.id).execute()
      return undefined
    }
    if (isEmailVerified) await transaction.deleteFrom("sign_ups").where("email", "=", email).execute()
    return created
  })
}
