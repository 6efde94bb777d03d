import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import { legalVersion } from "#content/legal.ts"
import type { Language } from "#domain/language.ts"
import { type Database, storedFlag } from "../../database/open.ts"
import type { Tables } from "../../database/tables.ts"
import type { Identity } from "./provider.ts"

type Subject = Pick<Identity, "issuer" | "subject">

const passwordProvider = "credential"

/** Finds the user whose account an identity opens; undefined if it opens none. */
export async function findUserOf(db: Kysely<Tables>, { issuer, subject }: Subject) {
  return db
    .selectFrom("account")
    .innerJoin("user", "user.id", "account.userId")
    .select(["user.id", "user.email", "user.emailVerified"])
    .where("account.providerId", "=", issuer)
    .where("account.accountId", "=", subject)
    .executeTakeFirst()
}

/** Reads the identities linked to an account, oldest first. */
export async function readIdentities(db: Kysely<Tables>, userId: string) {
  const identities = db
    .selectFrom("account")
    .select(["providerId as issuer", "accountId as subject", "createdAt"])
    .where("userId", "=", userId)
    .where("providerId", "!=", passwordProvider)
  const rows = await identities.orderBy("createdAt").orderBy("id").execute()
  return rows.map(({ createdAt, ...identity }) => ({ ...identity, linkedAt: new Date(createdAt).toISOString() }))
}

/** Whether the account has a password. */
export async function hasPassword(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const own = db.selectFrom("account").select("id").where("userId", "=", userId)
  const found = own.where("providerId", "=", passwordProvider).where("password", "is not", null)
  return (await found.executeTakeFirst()) !== undefined
}

/**
 * Links an identity to an account in place of another one from the same provider. Returns false if the identity is
 * linked already.
 */
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

/** Unlinks all identities of an account; returns false if there were none. */
export async function unlinkIdentities(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const identities = db.deleteFrom("account").where("userId", "=", userId).where("providerId", "!=", passwordProvider)
  return (await identities.executeTakeFirst()).numDeletedRows > 0n
}

/**
 * Creates an account for an identity, and ends pending sign-ups with its address if that is verified. Returns undefined
 * if the address or the identity has an account already.
 */
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
