import { AppError } from "#app/send.ts"

/** Browsers report cancelling, waiting too long and having no passkey on this device as the same error. */
export type PasskeyProblem = "Cancelled" | "Already" | "NotHere" | "Unsupported" | "Expired" | "Refused" | "Failed"

/** The keys are the server's error codes and the names of WebAuthn errors. */
const problems: Record<string, PasskeyProblem> = {
  CHALLENGE_EXPIRED: "Expired",
  INVALID_PASSKEY: "Refused",
  NotAllowedError: "Cancelled",
  InvalidStateError: "Already",
  SecurityError: "NotHere",
  NotSupportedError: "Unsupported",
  ConstraintError: "Unsupported",
}

/** Returns null, so that nothing is reported, if another attempt has replaced this one. */
export function problemOf(error: unknown): PasskeyProblem | AppError | null {
  if (error instanceof AppError) return problems[error.code] ?? error
  const name = error instanceof Error ? error.name : ""
  return name === "AbortError" ? null : (problems[name] ?? "Failed")
}
