import { type DestinationStream, pino } from "pino"
import { logFields } from "./log-context.ts"

export type Log = ReturnType<typeof createLog>

/** Logs JSON lines to standard output, with the id of the request that they belong to. They contain nothing that a mother typed: errors are logged without the values they quote. */
export function createLog(level: string, destination?: DestinationStream) {
  const options = { level, base: null, mixin: () => ({ ...logFields() }), serializers: { err: describeError } }
  // Synchronous: with a buffer, the exit would retry for ever once nobody reads the output any more.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: true }))
}

// Messages of a database quote the row ("Key (email)=(…) already exists"), those of a mail server the address.
const quotingFields = ["severity", "responseCode", "command"]
// Nodemailer keeps the code of what happened, of a refused certificate for instance, beside a coarser one of its own.
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
