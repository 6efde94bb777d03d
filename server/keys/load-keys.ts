import { randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { noteSecretLeftOut } from "../team/overview/moments.ts"
import { createKeys, type Keys, type Salt } from "./keys.ts"

const only = "keys"
/**
 * The value that stands in a copy in place of the salt. The row is kept, because it records since when keys are
 * derived.
 */
export const withheldSalt = ""

/** Loads all keys, and makes the salt at the first start and after a restore. All processes of a database share it. */
export async function loadKeys(db: Kysely<Tables>, secret: string, now: Date): Promise<Keys> {
  const stored = await read(db)
  const salt = stored && stored.salt !== withheldSalt ? stored : await make(db, stored === undefined, now)
  return createKeys(secret, salt, now)
}

/** Reads since when keys are derived; null if they have been from the beginning, or if no server has started since. */
export async function findUpgrade(db: Kysely<Tables>): Promise<Date | null> {
  return (await read(db))?.upgradedAt ?? null
}

async function make(db: Kysely<Tables>, isFirst: boolean, now: Date): Promise<Salt> {
  const hasAccounts = await db.selectFrom("user").select("id").limit(1).executeTakeFirst()
  const salt = randomBytes(32).toString("base64url")
  await db
    .insertInto("key_salts")
    .values({ id: only, salt, upgraded_at: hasAccounts ? now.toISOString() : null })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ salt }).where("key_salts.salt", "=", withheldSalt))
    .execute()
  if (isFirst && !hasAccounts) await noteSecretLeftOut(db, now)
  // Another process may have stored its salt first.
  const stored = await read(db)
  if (!stored) throw new Error("the salt of the keys was deleted while it was made")
  return stored
}

async function read(db: Kysely<Tables>): Promise<Salt | undefined> {
  const row = await db.selectFrom("key_salts").selectAll().where("id", "=", only).executeTakeFirst()
  return row && { salt: row.salt, upgradedAt: row.upgraded_at === null ? null : new Date(row.upgraded_at) }
}
