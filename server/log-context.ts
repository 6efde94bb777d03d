import { AsyncLocalStorage } from "node:async_hooks"

export type LogFields = { requestId?: string; job?: string }

const current = new AsyncLocalStorage<LogFields>()

/** Adds fields to the log lines of some work; none for work that serves everybody. */
export function withLogFields<Result>(fields: LogFields, work: () => Result): Result {
  return current.run(fields, work)
}

/** The fields of the work in hand. */
export function logFields(): LogFields {
  return current.getStore() ?? {}
}
