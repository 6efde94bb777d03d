import { AppError } from "#app/send.ts"

/** `ended`: by her, and all that is hers goes. `unknown`: a backup was restored, it has expired, or anything else. */
export type NoSession = "ended" | "unknown"

const byCode = new Map<string, NoSession>([
  ["SESSION_ENDED", "ended"],
  ["SESSION_UNKNOWN", "unknown"],
  // Servers of before say no more.
  ["NOT_SIGNED_IN", "unknown"],
])

/** Null for all other errors: a 401 without such a code may be a proxy's. */
export function noSessionIn(error: unknown): NoSession | null {
  return (error instanceof AppError && byCode.get(error.code)) || null
}
