import type { Context } from "hono"
import { HTTPException } from "hono/http-exception"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import type { FieldErrors } from "#domain/field-errors.ts"
import { isDatabaseUnavailable } from "./database/unavailable.ts"
import type { Log } from "./log.ts"

export const errorStatuses = {
  CHALLENGE_EXPIRED: 400,
  INVALID_INPUT: 400,
  INVALID_CODE: 400,
  INVALID_INVITATION: 400,
  INVALID_JSON: 400,
  INVALID_PASSKEY: 400,
  INVALID_PASSWORD: 400,
  PROVIDER_DENIED: 400,
  PROVIDER_FAILED: 400,
  INVALID_TOKEN: 400,
  SIGN_IN_EXPIRED: 400,
  INVALID_ACCESS_TOKEN: 401,
  INVALID_EMAIL_OR_PASSWORD: 401,
  // SESSION_ENDED says that the user herself ended the session, SESSION_UNKNOWN that the server does not know it.
  SESSION_ENDED: 401,
  SESSION_UNKNOWN: 401,
  EMAIL_NOT_VERIFIED: 403,
  CONSENT_REQUIRED: 403,
  FORBIDDEN: 403,
  PROOF_REQUIRED: 403,
  SIGN_UPS_CLOSED: 403,
  TWO_STEP_REQUIRED: 403,
  NOT_FOUND: 404,
  CONSENT_OUTDATED: 409,
  CONVERSATION_CHANGED: 409,
  IDENTITY_TAKEN: 409,
  LAST_WAY_IN: 409,
  OTHER_USER: 409,
  PROVIDER_ADDRESS_TAKEN: 409,
  // QUIET_NOW does not reveal why the user is in quiet mode.
  QUIET_NOW: 409,
  HELPER_LINK_ENDED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  // Limits that hold for long have status 422 and not 429, after which the app would soon retry.
  DIARY_LIMIT: 422,
  DISH_UNSUITABLE: 422,
  FIRST_MESSAGES_LIMIT: 422,
  PROVIDER_ADDRESS_MISSING: 422,
  PROVIDER_ADDRESS_UNCONFIRMED: 422,
  USER_ALREADY_EXISTS: 422,
  TOO_MANY_ATTEMPTS: 429,
  SUPPORT_LIMIT: 429,
  INTERNAL: 500,
  PROVIDER_UNAVAILABLE: 503,
  SERVER_BUSY: 503,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<string, ContentfulStatusCode>

export type ErrorCode = keyof typeof errorStatuses
type ErrorDetails = { fields?: FieldErrors; retryAfterSeconds?: number }

export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  constructor(code: ErrorCode, details: ErrorDetails) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** Makes an error for an answer. `retryAfterSeconds` is also sent as the Retry-After header. */
export function appError(code: ErrorCode, details: ErrorDetails = {}): AppError {
  return new AppError(code, details)
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorStatuses, code)
}

/**
 * Returns a handler that answers an error with `{ code, fields?, retryAfterSeconds? }`. Unexpected errors are logged,
 * and their answer has a `requestId`.
 */
export function createErrorHandler(log: Log) {
  return function answerError(error: Error, c: Context): Response {
    const { code, details } = asAppError(error)
    const status = errorStatuses[code]
    // Overload is not logged, since that would make it worse, and the provider's failures are logged where they occur.
    if (status >= 500 && code !== "SERVER_BUSY" && code !== "PROVIDER_UNAVAILABLE") {
      log.error({ err: error }, "request failed")
      c.set("hasFailed", true)
    }
    if (details.retryAfterSeconds) c.header("Retry-After", String(details.retryAfterSeconds))
    return c.json({ code, ...details, ...(code === "INTERNAL" && { requestId: c.get("requestId") }) }, status)
  }
}

export function codeOfError(error: Error): ErrorCode {
  return asAppError(error).code
}

function asAppError(error: Error): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) return appError(codeOfStatus(error.status))
  if (isAborted(error)) return appError("INVALID_JSON")
  if (isDatabaseUnavailable(error)) return appError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 5 })
  return appError("INTERNAL")
}

/**
 * Whether the client has broken off the request. A lost connection to the database has the same code, so the message is
 * compared too.
 */
function isAborted(error: Error) {
  return error.message === "aborted" && "code" in error && error.code === "ECONNRESET"
}

/** Chooses a code for an error of Hono's own. It raises 400 only for malformed JSON. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 400) return "INVALID_JSON"
  if (status === 401) return "SESSION_UNKNOWN"
  if (status === 403) return "FORBIDDEN"
  if (status === 404) return "NOT_FOUND"
  return status < 500 ? "INVALID_INPUT" : "INTERNAL"
}
