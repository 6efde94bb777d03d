import { type DestinationStream, pino } from "pino"

export type Log = ReturnType<typeof createLog>

/** Lines of JSON on standard output. What a mother typed is in none of them: errors are written without the values they quote. */
export function createLog(level: string, destination?: DestinationStream) {
  const options = { level, base: null, serializers: { err: describeError } }
  // Line by line: what is buffered would be tried again for ever at the end when nobody reads it any more.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: true }))
}

// A database's message and detail quote the row ("Key (email)=(…) already exists"), a mail server's the address.
const quotingFields = ["severity", "responseCode", "command"]
const tellingFields = [
  "code",
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
  const telling = tellingFields.flatMap((field) => (field in error ? [[field, error[field as keyof Error]]] : []))
  return {
    type: error.name,
    message: quotes ? undefined : error.message,
    ...Object.fromEntries(telling),
    stack: error.stack
      ?.split("\n")
      .filter((line) => line.trimStart().startsWith("at "))
      .join("\n"),
    cause: error.cause ? describeError(error.cause) : undefined,
  }
}
