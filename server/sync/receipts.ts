import { type Kysely, sql } from "kysely"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"

/** Returns the first; undefined without the user, whose other operations wait. */
export async function takeVersions(transaction: Kysely<Tables>, userId: string, count: number) {
  const [counted] = await countUp(transaction, { userId, count })
  return counted && counted.sync_version - count + 1
}

const countUp = prepared((db, { userId, count }: { userId: string; count: number }) =>
  db
    .updateTable("user")
    .set(({ eb }) => ({ sync_version: eb("sync_version", "+", count) }))
    .where("id", "=", userId)
    .returning("sync_version"),
)

const versionOfUser = prepared((db, { userId }: { userId: string }) =>
  db.selectFrom("user").select("sync_version").where("id", "=", userId),
)

/** Of her rows; 0 without the user. */
export async function readVersion(db: Kysely<Tables>, userId: string): Promise<number> {
  return (await versionOfUser(db, { userId }))[0]?.sync_version ?? 0
}

/** Which of these operations have been applied. */
export async function findReceipts(db: Kysely<Tables>, userId: string, operationIds: string[]): Promise<Set<string>> {
  if (operationIds.length === 0) return new Set()
  const rows = await db
    .selectFrom("receipts")
    .select("operation_id")
    .where("user_id", "=", userId)
    .where("operation_id", "in", operationIds)
    .execute()
  return new Set(rows.map(({ operation_id }) => operation_id))
}

type Receipt = { operationId: string; name: string; version: number }

/** Returns the ids that had none. */
export async function storeReceipts(transaction: Kysely<Tables>, userId: string, receipts: Receipt[]) {
  const [first, ...others] = receipts
  if (first === undefined) return new Set<string>()
  const stored =
    others.length === 0
      ? await storeReceipt(transaction, { userId, ...first })
      : await storing(
          transaction,
          receipts.map((receipt) => asRow({ userId, ...receipt })),
        ).execute()
  return new Set(stored.map(({ operation_id }) => operation_id))
}

/** For operations not applied after all. */
export async function deleteReceipts(transaction: Kysely<Tables>, userId: string, operationIds: string[]) {
  await transaction
    .deleteFrom("receipts")
    .where("user_id", "=", userId)
    .where("operation_id", "in", operationIds)
    .execute()
}

const storing = (db: Kysely<Tables>, rows: ReturnType<typeof asRow>[]) =>
  db
    .insertInto("receipts")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("operation_id")
const asRow = ({ userId, operationId, name, version }: Receipt & { userId: string }) => ({
  user_id: userId,
  operation_id: operationId,
  name,
  version,
})
const storeReceipt = prepared((db, receipt: Receipt & { userId: string }) => storing(db, [asRow(receipt)]))

const operationsMax = 1000

const receiptsSince = prepared((db, { userId, since }: { userId: string; since: number }) =>
  db
    .selectFrom("receipts")
    .select("name")
    .where("user_id", "=", userId)
    .where("version", ">", since)
    .orderBy("version")
    .limit(sql.lit(operationsMax)),
)

/** Null when there are too many. */
export async function readChangedBy(db: Kysely<Tables>, userId: string, since: number): Promise<Set<string> | null> {
  const rows = await receiptsSince(db, { userId, since })
  return rows.length === operationsMax ? null : new Set(rows.map(({ name }) => name))
}
