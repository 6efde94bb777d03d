import { createHash } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { type Sealing, seal, unseal } from "../../keys/sealing.ts"
import type { Log } from "../../log.ts"

/** A pair of VAPID keys (RFC 8292) in base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

type Stored = Pick<Tables["push_keys"], "public_key" | "private_key">

const only = "vapid"

/**
 * Loads the push keys, and makes them at the first start; the private key is stored encrypted. Returns null, and logs
 * it, if another AUTH_SECRET encrypted it: new keys would end the subscription of every device.
 */
export async function loadPushKeys(
  db: Kysely<Tables>,
  sealing: Sealing,
  log: Log,
  now: Date,
): Promise<PushKeys | null> {
  const stored = (await read(db)) ?? (await make(db, sealing, now))
  const keys = await decrypt(stored, sealing)
  if (!keys) log.error("no push is sent: the push keys were encrypted with another AUTH_SECRET (see docs/deploy.md)")
  return keys
}

/** Reads the push keys; "none" before the first start, null if another AUTH_SECRET encrypted them. */
export async function findPushKeys(db: Kysely<Tables>, sealing: Sealing): Promise<PushKeys | null | "none"> {
  const stored = await read(db)
  return stored ? decrypt(stored, sealing) : "none"
}

/** Identifies an installation by its public push key, which only its own database holds. */
export function installationOf({ publicKey }: Pick<PushKeys, "publicKey">): string {
  return createHash("sha256").update(`florescer installation ${publicKey}`).digest("base64url").slice(0, 16)
}

async function decrypt(stored: Stored, sealing: Sealing): Promise<PushKeys | null> {
  try {
    return {
      publicKey: stored.public_key,
      privateKey: await unseal(sealing, stored.private_key),
    }
  } catch {
    return null
  }
}

async function make(db: Kysely<Tables>, sealing: Sealing, now: Date) {
  const { default: webPush } = await import("web-push")
  const { publicKey: public_key, privateKey } = webPush.generateVAPIDKeys()
  const private_key = await seal(sealing, privateKey)
  await db
    .insertInto("push_keys")
    .values({ id: only, public_key, private_key, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Another process may have stored its keys first.
  const stored = await read(db)
  if (!stored) throw new Error("the push keys were deleted while they were made")
  return stored
}

function read(db: Kysely<Tables>) {
  return db.selectFrom("push_keys").selectAll().where("id", "=", only).executeTakeFirst()
}
