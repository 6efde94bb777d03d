import { AsyncLocalStorage } from "node:async_hooks"

export type LogFields = { requestId?: string; job?: string }

const current = new AsyncLocalStorage<LogFields>()

/** Adds fields to all log lines of some work. Work that serves all users gets none. */
export function withLogFields<Result>(fields: LogFields, work: () => Result): Result {
  return current.run(fields, work)
}

/** The log fields of the work that is running. */
export function logFields(): LogFields {
  return current.getStore() ?? {}
}
