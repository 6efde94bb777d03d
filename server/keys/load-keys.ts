import { randomBytes } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { noteSecretLeftOut } from "../overview/moments.ts"
import { createKeys, type Keys, type Salt } from "./keys.ts"

const only = "keys"

/** Makes the salt at the first start, and after a restore. All processes of a database have the same. */
export async function loadKeys(db: Kysely<Tables>, secret: string, now: Date): Promise<Keys> {
  const salt = (await read(db)) ?? (await make(db, now))
  return createKeys(secret, salt)
}

/** Since when keys are derived; null where they always were, or where no server has started since. */
export async function findUpgrade(db: Kysely<Tables>): Promise<Date | null> {
  return (await read(db))?.upgradedAt ?? null
}

async function make(db: Kysely<Tables>, now: Date): Promise<Salt> {
  const hasAccounts = await db.selectFrom("user").select("id").limit(1).executeTakeFirst()
  await db
    .insertInto("key_salts")
    .values({
      id: only,
      salt: randomBytes(32).toString("base64url"),
      upgraded_at: hasAccounts ? now.toISOString() : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (!hasAccounts) await noteSecretLeftOut(db, now)
  // Another process may have been first.
  const salt = await read(db)
  if (!salt) throw new Error("the salt of the keys was deleted while it was made")
  return salt
}

async function read(db: Kysely<Tables>): Promise<Salt | undefined> {
  const row = await db.selectFrom("key_salts").selectAll().where("id", "=", only).executeTakeFirst()
  return row && { salt: row.salt, upgradedAt: row.upgraded_at === null ? null : new Date(row.upgraded_at) }
}
