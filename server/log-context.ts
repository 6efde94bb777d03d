import { AsyncLocalStorage } from "node:async_hooks"

/** What every line of the log has that is written on behalf of a request or a daily job. */
export type LogFields = { requestId?: string; job?: string }

const current = new AsyncLocalStorage<LogFields>()

/**
 * Has the log lines of this work, and of all that it begins, carry these fields alone. Without any, it is work that a request
 * happens to begin but that is not its own, such as the sending of everybody's mails.
 */
export function withLogFields<Result>(fields: LogFields, work: () => Result): Result {
  return current.run(fields, work)
}

/** The fields of the work in hand. */
export function logFields(): LogFields {
  return current.getStore() ?? {}
}
