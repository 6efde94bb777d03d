import type { Transaction } from "kysely"
import type { DatabaseType } from "./open.ts"
import type { Tables } from "./tables.ts"

/** Locks the user's row until the transaction ends. SQLite needs no lock, because its writers take turns. */
export async function lockUser(transaction: Transaction<Tables>, type: DatabaseType, userId: string) {
  if (type !== "postgres") return
  await transaction.selectFrom("user").select("id").where("id", "=", userId).forUpdate().execute()
}
