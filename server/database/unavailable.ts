// PostgreSQL: connection exceptions (08), a read-only server (25), serialization failures and deadlocks (40), too many
// connections (53), a lock that is not available (55P03), an operator's intervention (57), and disk errors (58).
const postgresStates = /^(08|25|40|53|55P03|57|58)/
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EPIPE",
  "EHOSTUNREACH",
  "ENETUNREACH",
])
const driverMessages =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/
// SQLite: busy, locked, I/O error, cannot open, disk full.
const sqliteCodes = new Set([5, 6, 10, 13, 14])

/** Whether an error means that the database cannot be reached or used for now, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof code === "string" && (networkCodes.has(code) || postgresStates.test(code))) return true
  if (typeof errcode === "number" && sqliteCodes.has(errcode & 0xff)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return driverMessages.test(error.message) || isDatabaseUnavailable(error.cause)
}

/** Whether PostgreSQL has undone a transaction because of another one, as in a deadlock: the same work succeeds the next time. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith("40")
}
