import type { Kysely } from "kysely"
import type { Tables } from "./database/tables.ts"
import { hashSecret } from "./hash-secret.ts"

type Once = { kind: "passkey-challenge" | "provider-state" | "provider-newcomer"; secret: string; expiresAt: Date }

/** Marks a secret as used; returns false if any process has marked it before. */
export async function claimOnce(db: Kysely<Tables>, { kind, secret, expiresAt }: Once, now: Date): Promise<boolean> {
  const moment = now.toISOString()
  const used = { id: `${kind}-${hashSecret(secret)}`, identifier: kind, value: "used" }
  const claimed = await db
    .insertInto("verification")
    .values({ ...used, expiresAt: expiresAt.toISOString(), createdAt: moment, updatedAt: moment })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  return claimed !== undefined
}
