import { AppError } from "#app/send.ts"

/**
 * "ended" means that she ended the session herself, and all her data on this device is deleted. "unknown" means that it
 * expired, a backup was restored, or something else happened.
 */
export type NoSession = "ended" | "unknown"

const byCode = new Map<string, NoSession>([
  ["SESSION_ENDED", "ended"],
  ["SESSION_UNKNOWN", "unknown"],
  // Servers of earlier releases send the code below, which gives no reason.
  ["NOT_SIGNED_IN", "unknown"],
])

/** Returns null for all other errors, because a 401 without such a code may come from a proxy. */
export function noSessionIn(error: unknown): NoSession | null {
  return (error instanceof AppError && error.status === 401 && byCode.get(error.code)) || null
}
