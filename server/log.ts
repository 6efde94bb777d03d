import { type DestinationStream, type LoggerOptions, pino } from "pino"
import { createLineLimit } from "./line-limit.ts"
import { logFields } from "./log-context.ts"

export type Log = ReturnType<typeof createLog>
type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>

/** pino's number for warn. */
const leastLimitedLevel = 40

/** JSON lines without quoted values: nothing a mother typed. From warn up sixty a minute of one message. */
export function createLog(level: string, destination?: DestinationStream, nowMs = Date.now) {
  const fields = { mixin: () => ({ ...logFields() }), serializers: { err: describeError } }
  const options = { level, base: null, ...fields, hooks: { logMethod: limitLines(nowMs) } }
  // A buffer retries for ever at exit if nobody reads.
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

// Database errors quote rows, mail servers' quote addresses.
const quotingFields = ["severity", "responseCode", "command"]
// Nodemailer keeps the precise code beside a coarser one.
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
