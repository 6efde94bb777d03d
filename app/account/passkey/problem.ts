import { AppError } from "#app/send.ts"

/** Browsers do not tell cancelling from waiting too long, nor from having no passkey here. */
export type PasskeyProblem = "Cancelled" | "Already" | "NotHere" | "Unsupported" | "Expired" | "Refused" | "Failed"

/** Keys are the server's codes and WebAuthn's error names. */
const problems: Record<string, PasskeyProblem> = {
  CHALLENGE_EXPIRED: "Expired",
  INVALID_PASSKEY: "Refused",
  NotAllowedError: "Cancelled",
  InvalidStateError: "Already",
  SecurityError: "NotHere",
  NotSupportedError: "Unsupported",
  ConstraintError: "Unsupported",
}

/** Null: another attempt has taken its place. */
export function problemOf(error: unknown): PasskeyProblem | AppError | null {
  if (error instanceof AppError) return problems[error.code] ?? error
  const name = error instanceof Error ? error.name : ""
  return name === "AbortError" ? null : (problems[name] ?? "Failed")
}
