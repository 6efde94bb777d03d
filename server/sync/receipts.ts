import { type Kysely, sql } from "kysely"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"

/**
 * Reserves versions for this user's operations and returns the first; undefined when there is no such user. Other operations
 * of the user wait for this transaction.
 */
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

export async function readVersion(db: Kysely<Tables>, userId: string): Promise<number> {
  return (await versionOfUser(db, { userId }))[0]?.sync_version ?? 0
}

/** Which of these operations have been applied. */
export async function findReceipts(db: Kysely<Tables>, userId: string, operationIds: string[]): Promise<Set<string>> {
  const [first, ...others] = operationIds
  if (first === undefined) return new Set()
  const rows =
    others.length === 0
      ? await receiptOf(db, { userId, operationId: first })
      : await receiptsOf(db, userId).where("operation_id", "in", operationIds).execute()
  return new Set(rows.map(({ operation_id }) => operation_id))
}

const receiptsOf = (db: Kysely<Tables>, userId: string) =>
  db.selectFrom("receipts").select("operation_id").where("user_id", "=", userId)
const receiptOf = prepared((db, { userId, operationId }: { userId: string; operationId: string }) =>
  receiptsOf(db, userId).where("operation_id", "=", operationId),
)

type Receipt = { operationId: string; name: string; version: number }

export async function storeReceipts(transaction: Kysely<Tables>, userId: string, receipts: Receipt[]) {
  const [first, ...others] = receipts
  if (first === undefined) return
  if (others.length === 0) return void (await storeReceipt(transaction, { userId, ...first }))
  const rows = receipts.map((receipt) => asRow({ userId, ...receipt }))
  await transaction.insertInto("receipts").values(rows).execute()
}

const asRow = ({ userId, operationId, name, version }: Receipt & { userId: string }) => ({
  user_id: userId,
  operation_id: operationId,
  name,
  version,
})
const storeReceipt = prepared((db, receipt: Receipt & { userId: string }) =>
  db.insertInto("receipts").values(asRow(receipt)),
)

/** Beyond so many operations a device fetches the initial rows instead. */
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

/** The names of the operations since a version; null when there are too many. */
export async function readChangedBy(db: Kysely<Tables>, userId: string, since: number): Promise<Set<string> | null> {
  const rows = await receiptsSince(db, { userId, since })
  return rows.length === operationsMax ? null : new Set(rows.map(({ name }) => name))
}
