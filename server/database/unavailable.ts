// PostgreSQL's error classes for outages: connection (08), read-only (25006), idle transaction (25P03), conflicts (40),
// connections (53), lock (55P03), operator (57), disk (58).
const postgresStates = /^(08|25006|25P03|40|53|55P03|57|58)/
// After these errors, the server's other connections fail as well.
const lostStates = /^(08|25006|57P0)/
const networkCodes = new Set([
  "EADDRNOTAVAIL",
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ERR_SOCKET_CLOSED",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END",
  "ETIMEDOUT",
])
const lostMessages =
  /^(Connection terminated|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|There was an error establishing an SSL connection)/
const busyMessages = /^(timeout exceeded when trying to connect|Cannot use a pool after)/
// SQLite's codes for busy, locked, I/O error, disk full and cannot open.
const sqliteCodes = new Set([5, 6, 10, 13, 14])

/** Whether the database is unavailable for now, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isCausedBy(error, ({ message, code, errcode, syscall }) => {
    if (typeof code === "string" && (networkCodes.has(code) || postgresStates.test(code))) return true
    if (typeof errcode === "number" && sqliteCodes.has(errcode & 0xff)) return true
    // While PostgreSQL is stopped, the file of its socket does not exist.
    if (code === "ENOENT" && syscall === "connect") return true
    return lostMessages.test(message) || busyMessages.test(message)
  })
}

/** Whether the PostgreSQL server is gone or no longer the primary. */
export function isServerLost(error: unknown): boolean {
  return isCausedBy(error, ({ message, code }) => {
    if (typeof code === "string" && (networkCodes.has(code) || lostStates.test(code))) return true
    return lostMessages.test(message)
  })
}

/** Whether the database's disk is full: PostgreSQL's 53100 or SQLite's 13. */
export function isDiskFull(error: unknown): boolean {
  return isCausedBy(error, ({ code, errcode }) => {
    return code === "53100" || (typeof errcode === "number" && (errcode & 0xff) === 13)
  })
}

/** Whether SQLite's file is damaged or no database (11, 26), or a page of PostgreSQL's is damaged (XX001, XX002). */
export function isDamaged(error: unknown): boolean {
  return isCausedBy(error, ({ code, errcode }) => {
    if (code === "XX001" || code === "XX002") return true
    return typeof errcode === "number" && [11, 26].includes(errcode & 0xff)
  })
}

type Coded = { message: string; code?: unknown; errcode?: unknown; syscall?: unknown }

/** Whether the error, or one that it wraps or gathers, fulfils the condition. */
function isCausedBy(error: unknown, holds: (error: Coded) => boolean, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 10) return false
  if (holds(error)) return true
  const inner = [error.cause, ...(error instanceof AggregateError ? error.errors : [])]
  return inner.some((one) => isCausedBy(one, holds, depth + 1))
}

/** Whether another transaction stood in the way, for example in a deadlock, so that a retry succeeds. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith("40")
}
