import { AppError } from "#app/send.ts"

/** A browser does not tell cancelling from waiting too long, nor from having no passkey for this page. */
export type PasskeyProblem = "Cancelled" | "Already" | "NotHere" | "Unsupported" | "Expired" | "Refused" | "Failed"

/** By the codes of the server, and the names that WebAuthn gives to the errors of the browser. */
const problems: Record<string, PasskeyProblem> = {
  CHALLENGE_EXPIRED: "Expired",
  INVALID_PASSKEY: "Refused",
  NotAllowedError: "Cancelled",
  InvalidStateError: "Already",
  SecurityError: "NotHere",
  NotSupportedError: "Unsupported",
  ConstraintError: "Unsupported",
}

/** Why an attempt has failed: by itself, or with an error that any request may have. Null where another attempt has taken its place. */
export function problemOf(error: unknown): PasskeyProblem | AppError | null {
  if (error instanceof AppError) return problems[error.code] ?? error
  const name = error instanceof Error ? error.name : ""
  return name === "AbortError" ? null : (problems[name] ?? "Failed")
}
