import { AppError, isTransient } from "#app/send.ts"
import { isLostTo } from "./queries.ts"

export type Unsent = "unavailable" | "changed" | "quiet" | "limit" | "notAgreed" | "lost" | "two-step" | "refused"

const ofCodes: Partial<Record<string, Unsent>> = {
  CONVERSATION_CHANGED: "changed",
  QUIET_NOW: "quiet",
  FIRST_MESSAGES_LIMIT: "limit",
  CONSENT_REQUIRED: "notAgreed",
}

export function reasonOf(error: unknown): Unsent {
  const known = error instanceof AppError ? ofCodes[error.code] : undefined
  if (known) return known
  const lost = isLostTo(error)
  if (lost) return lost === "nobody" ? "lost" : lost
  return isTransient(error) ? "unavailable" : "refused"
}
