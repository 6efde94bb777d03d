import type { FieldErrors } from "#domain/field-errors.ts"

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

export function isUnavailable(error: unknown): boolean {
  return !(error instanceof AppError) || error.status === 0 || error.status >= 500
}

/** Timeout, too early, rate-limited: a proxy answers so to everybody behind one address. */
const transientStatuses = [408, 425, 429]

export function isTransient(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof AppError && transientStatuses.includes(error.status))
}

/** What is gone already counts as removed. Throws an AppError. */
export async function removed(request: Promise<unknown>): Promise<void> {
  try {
    await request
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error
  }
}

/** Throws an AppError, UNREACHABLE without a response. */
export async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch(() => {
    throw new AppError("UNREACHABLE")
  })
  if (response.ok) return response
  const body = await response.json().catch(() => null)
  const code = body?.code ?? (response.status >= 500 ? "SERVICE_UNAVAILABLE" : "UNKNOWN")
  throw new AppError(code, response.status, body?.fields)
}
