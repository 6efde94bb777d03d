import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type Sealing, seal, sealedMark, unseal } from "../keys/sealing.ts"
import type { Job } from "./job.ts"

const rowsAtOnce = 200

/**
 * Encrypts with derived keys what was encrypted with AUTH_SECRET itself. Pending mails are left out, because they
 * expire soon enough.
 */
export const sealAnew: Job = async ({ database: { db }, keys }, run) => {
  const [twoStep, push] = [keys.twoStep, keys.push].map((sealing) => ({ ...sealing, sealsByFormer: false }))
  if (!twoStep || !push) return
  let after = ""
  for (;;) {
    await run.renew()
    const rows = await twoSteps(db, after)
    for (const row of rows) {
      const secret = await anew(twoStep, row.secret)
      const backupCodes = await anew(twoStep, row.backupCodes)
      // A recovery code may have been used meanwhile, so the row is only changed if it is still the same.
      const unchanged = db.updateTable("twoFactor").where("id", "=", row.id).where("secret", "=", row.secret)
      await unchanged.where("backupCodes", "=", row.backupCodes).set({ secret, backupCodes }).execute()
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  for (const { id, private_key } of await db.selectFrom("push_keys").selectAll().execute()) {
    const key = db.updateTable("push_keys").set({ private_key: await anew(push, private_key) })
    await key.where("id", "=", id).execute()
  }
}

function twoSteps(db: Kysely<Tables>, after: string) {
  return db
    .selectFrom("twoFactor")
    .select(["id", "secret", "backupCodes"])
    .where("id", ">", after)
    .where((it) => it.or([it("secret", "not like", `${sealedMark}%`), it("backupCodes", "not like", `${sealedMark}%`)]))
    .orderBy("id")
    .limit(rowsAtOnce)
    .execute()
}

/** Encrypts a text with the derived key. What another AUTH_SECRET encrypted is returned unchanged. */
async function anew(sealing: Sealing, sealed: string): Promise<string> {
  if (sealed.startsWith(sealedMark)) return sealed
  const text = await unseal(sealing, sealed).catch(() => undefined)
  return text === undefined ? sealed : seal(sealing, text)
}
