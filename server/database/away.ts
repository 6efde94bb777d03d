// PostgreSQL: connection exceptions (08), one that cannot be written to (25), a transaction that two of them made impossible
// (40), too many connections (53), a lock that was not to be had (55P03), somebody's stop (57), and its disk (58).
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
// SQLite: busy, locked, input or output error, cannot open, disk full.
const sqliteCodes = new Set([5, 6, 10, 13, 14])

/** Whether an error means that the database cannot be reached or used for now, so that asking again later can help. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof code === "string" && (networkCodes.has(code) || postgresStates.test(code))) return true
  if (typeof errcode === "number" && sqliteCodes.has(errcode & 0xff)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  return driverMessages.test(error.message) || isDatabaseAway(error.cause)
}
