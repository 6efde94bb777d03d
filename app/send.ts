import type { FieldErrors } from "#domain/field-errors.ts"

/** A request that failed: a code to say it by, and what is wrong with which field. */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly fields: FieldErrors
  constructor(code: string, status = 0, fields: FieldErrors = {}) {
    super(code)
    this.code = code
    this.status = status
    this.fields = fields
  }
}

/** Nothing answered, or the server is away for now. */
export function isAway(error: unknown): boolean {
  return !(error instanceof AppError) || error.status === 0 || error.status >= 500
}

/** Too slow, too early, too much at once: a proxy says so of everybody behind one address. */
const laterStatuses = [408, 425, 429]

/** Whether asking again later can help. It says nothing of who she is, nor of what she sent. */
export function isPassing(error: unknown): boolean {
  return isAway(error) || (error instanceof AppError && laterStatuses.includes(error.status))
}

/** Sends a request and gives the answer, or throws an AppError: UNREACHABLE when nothing answered. */
export async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch(() => {
    throw new AppError("UNREACHABLE")
  })
  if (response.ok) return response
  const body = await response.json().catch(() => null)
  const code = body?.code ?? (response.status >= 500 ? "SERVICE_UNAVAILABLE" : "UNKNOWN")
  throw new AppError(code, response.status, body?.fields)
}
