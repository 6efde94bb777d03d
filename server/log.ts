import { type DestinationStream, type LoggerOptions, pino } from "pino"
import { createLineLimit } from "./line-limit.ts"
import { logFields } from "./log-context.ts"

export type Log = ReturnType<typeof createLog>
type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>

/** pino's number for the level "warn". */
const leastLimitedLevel = 40

/**
 * Logs JSON lines, which never quote what users typed. From "warn" upwards, each message appears at most sixty times a
 * minute.
 */
export function createLog(level: string, destination?: DestinationStream, nowMs = Date.now) {
  const fields = { mixin: () => ({ ...logFields() }), serializers: { err: describeError } }
  const options = { level, base: null, ...fields, hooks: { logMethod: limitLines(nowMs) } }
  // Writing is synchronous: if nobody reads the output, a buffer would keep retrying at exit and never end.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: true }))
}

function limitLines(nowMs: () => number): LogMethod {
  const admit = createLineLimit()
  return function logLimited(line, write, level) {
    const [content, message] = typeof line[0] === "string" ? [{}, line[0]] : [line[0] as object, line[1]]
    const omitted = level < leastLimitedLevel ? 0 : admit(String(message), nowMs())
    if (omitted === null) return
    if (omitted > 0) write.call(this, { ...content, omitted }, message)
    else write.apply(this, line)
  }
}

// An error with one of these fields comes from a database, whose messages quote rows, or from a mail server, whose
// messages quote addresses. So its message is not logged.
const quotingFields = ["severity", "responseCode", "command"]
// Nodemailer keeps the precise code in `originalCode`, beside a less exact one.
const safeFields = [
  "code",
  "originalCode",
  "errcode",
  "constraint",
  "table",
  "column",
  "routine",
  "syscall",
  "responseCode",
  "command",
]

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const quotes = quotingFields.some((field) => field in error)
  const safe = safeFields.flatMap((field) => (field in error ? [[field, error[field as keyof Error]]] : []))
  return {
    type: error.name,
    message: quotes ? undefined : error.message,
    ...Object.fromEntries(safe),
    stack: error.stack
      ?.split("\n")
      .filter((line) => line.trimStart().startsWith("at "))
      .join("\n"),
    cause: error.cause ? describeError(error.cause) : undefined,
  }
}
