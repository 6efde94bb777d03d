import { createHmac } from "node:crypto"
import { type Kysely, type SqlBool, sql } from "kysely"
import { prepared } from "../database/prepared.ts"
import type { Tables } from "../database/tables.ts"

/**
 * Takes versions for changes and locks the user until the transaction ends. Returns the first version; undefined if
 * there is no such user.
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

/** Reads the version of a user's latest change; 0 if there is no such user. */
export async function readVersion(db: Kysely<Tables>, userId: string): Promise<number> {
  return (await versionOfUser(db, { userId }))[0]?.sync_version ?? 0
}

/** Returns which of these operations have been applied. */
export async function findReceipts(db: Kysely<Tables>, userId: string, operationIds: string[]): Promise<Set<string>> {
  if (operationIds.length === 0) return new Set()
  const rows = await db
    .selectFrom("receipts")
    .select("operation_id")
    .where("user_id", "=", userId)
    .where("operation_id", "in", bothForms(userId, operationIds))
    .execute()
  const found = new Set(rows.map(({ operation_id }) => operation_id))
  return new Set(operationIds.filter((id) => found.has(id) || found.has(withdrawnId(userId, id))))
}

type Receipt = { operationId: string; name: string; version: number }

/** Stores receipts, and returns the ids of operations that had none before. */
export async function storeReceipts(transaction: Kysely<Tables>, userId: string, receipts: Receipt[]) {
  const [first, ...others] = receipts
  if (first === undefined) return new Set<string>()
  const stored =
    others.length === 0
      ? await storeReceipt(transaction, { userId, ...first, withdrawn: withdrawnId(userId, first.operationId) })
      : await storing(
          transaction,
          userId,
          receipts,
          receipts.map(({ operationId }) => withdrawnId(userId, operationId)),
        ).execute()
  const ids = stored.map(({ operation_id }) => operation_id)
  if (!stored.some(({ isWithdrawn }) => isWithdrawn)) return new Set(ids)
  return new Set(await dropWithdrawn(transaction, userId, ids))
}

/**
 * Deletes the new receipts of operations that also have a withdrawn receipt. Returns the ids of the other operations.
 */
async function dropWithdrawn(transaction: Kysely<Tables>, userId: string, ids: string[]) {
  const withdrawn = await transaction
    .selectFrom("receipts")
    .select("operation_id")
    .where("user_id", "=", userId)
    .where(
      "operation_id",
      "in",
      ids.map((id) => withdrawnId(userId, id)),
    )
    .execute()
  const forms = new Set(withdrawn.map(({ operation_id }) => operation_id))
  const [already, others] = [true, false].map((is) => ids.filter((id) => forms.has(withdrawnId(userId, id)) === is))
  const receipts = transaction.deleteFrom("receipts").where("user_id", "=", userId)
  if (already?.length) await receipts.where("operation_id", "in", already).execute()
  return others ?? []
}

/** Deletes receipts of operations that were not applied after all. */
export async function deleteReceipts(transaction: Kysely<Tables>, userId: string, operationIds: string[]) {
  await transaction
    .deleteFrom("receipts")
    .where("user_id", "=", userId)
    .where("operation_id", "in", bothForms(userId, operationIds))
    .execute()
}

/**
 * The name that replaces the name of an operation in its receipt once the user has withdrawn the consent to its data.
 */
const withdrawnName = "withdrawn"

/**
 * The id that replaces an operation's id in a withdrawn receipt. A late retry is still recognised, but the id no longer
 * says when the user wrote. It is keyed by the user's id, because a new AUTH_SECRET must not change it; an operation's
 * id has 74 random bits that nobody can guess.
 */
export function withdrawnId(userId: string, operationId: string) {
  return createHmac("sha256", userId).update(operationId).digest("base64url")
}

function bothForms(userId: string, ids: string[]) {
  return [...ids, ...ids.map((id) => withdrawnId(userId, id))]
}

/**
 * Withdraws receipts of operations with these names before a version, oldest first: their names and ids are replaced,
 * so that they no longer say what the user did and when. Returns how many; needs a transaction.
 */
export async function withdrawReceipts(
  transaction: Kysely<Tables>,
  userId: string,
  names: readonly string[],
  { before, most }: { before: number; most: number },
): Promise<number> {
  // PostgreSQL refuses an empty list.
  if (names.length === 0) return 0
  const rows = await transaction
    .selectFrom("receipts")
    .select(["operation_id", "version"])
    .where("user_id", "=", userId)
    .where("name", "in", names)
    .where("version", "<", before)
    .orderBy("version")
    .limit(most)
    .execute()
  if (rows.length === 0) return 0
  const ids = rows.map(({ operation_id }) => operation_id)
  await transaction.deleteFrom("receipts").where("user_id", "=", userId).where("operation_id", "in", ids).execute()
  const withdrawn = rows.map(({ operation_id, version }) =>
    asRow({ userId, operationId: withdrawnId(userId, operation_id), name: withdrawnName, version }),
  )
  const stored = transaction.insertInto("receipts").values(withdrawn)
  await stored.onConflict((conflict) => conflict.doNothing()).execute()
  return rows.length
}

const receiptsAtOnce = 500

/** Reads all receipts of a user in pages, for her export. */
export async function* readReceipts(db: Kysely<Tables>, userId: string) {
  let after = ""
  let rows: { id: string; operation: string }[]
  do {
    const page = db.selectFrom("receipts").where("user_id", "=", userId).where("operation_id", ">", after)
    const columns = page.select(["operation_id as id", "name as operation"])
    rows = await columns.orderBy("operation_id").limit(receiptsAtOnce).execute()
    after = rows.at(-1)?.id ?? after
    yield rows
  } while (rows.length === receiptsAtOnce)
}

/**
 * Builds the statement that stores receipts. `withdrawn` has the ids under which these operations' receipts would be if
 * they were withdrawn.
 */
const storing = (db: Kysely<Tables>, userId: string, receipts: Receipt[], withdrawn: string[]) =>
  db
    .insertInto("receipts")
    .values(receipts.map((receipt) => asRow({ userId, ...receipt })))
    .onConflict((conflict) => conflict.doNothing())
    .returning([
      "operation_id",
      // Withdrawn receipts must be looked for here, because a withdrawal replaces most receipts before it withdraws the
      // consent itself.
      sql<SqlBool>`exists (select 1 from receipts as other where other.user_id = ${userId} and other.operation_id in (${sql.join(withdrawn)}))`.as(
        "isWithdrawn",
      ),
    ])
const asRow = ({ userId, operationId, name, version }: Receipt & { userId: string }) => ({
  user_id: userId,
  operation_id: operationId,
  name,
  version,
})
type OneReceipt = Receipt & { userId: string; withdrawn: string }
const storeReceipt = prepared((db, { userId, operationId, name, version, withdrawn }: OneReceipt) =>
  storing(db, userId, [{ operationId, name, version }], [withdrawn]),
)

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

/**
 * Reads which operations changed rows since a version; null if there are too many, or if a receipt's name was
 * withdrawn.
 */
export async function readChangedBy(db: Kysely<Tables>, userId: string, since: number): Promise<Set<string> | null> {
  const rows = await receiptsSince(db, { userId, since })
  const names = new Set(rows.map(({ name }) => name))
  return rows.length === operationsMax || names.has(withdrawnName) ? null : names
}
