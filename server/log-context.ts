import { AsyncLocalStorage } from "node:async_hooks"

export type LogFields = { requestId?: string; job?: string }

const current = new AsyncLocalStorage<LogFields>()

/** For this work's log lines; none for everybody's work. */
export function withLogFields<Result>(fields: LogFields, work: () => Result): Result {
  return current.run(fields, work)
}

/** The fields of the work in hand. */
export function logFields(): LogFields {
  return current.getStore() ?? {}
}
