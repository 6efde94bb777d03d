import type { Context } from "hono"
import { HTTPException } from "hono/http-exception"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import type { FieldErrors } from "#domain/field-errors.ts"
import { isDatabaseAway } from "./database/away.ts"
import type { Log } from "./log.ts"

/** Everything that can go wrong with a request, with its status. The app translates the code. */
const statuses = {
  INVALID_INPUT: 400,
  INVALID_JSON: 400,
  INVALID_PASSWORD: 400,
  INVALID_TOKEN: 400,
  INVALID_EMAIL_OR_PASSWORD: 401,
  NOT_SIGNED_IN: 401,
  EMAIL_NOT_VERIFIED: 403,
  CONSENT_REQUIRED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONSENT_OUTDATED: 409,
  OTHER_USER: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  // Not 429, which the app takes for a pause and sends again by itself: this one stays so until tomorrow.
  DIARY_LIMIT: 422,
  USER_ALREADY_EXISTS: 422,
  TOO_MANY_ATTEMPTS: 429,
  SUPPORT_LIMIT: 429,
  INTERNAL: 500,
  SERVER_BUSY: 503,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<string, ContentfulStatusCode>

export type ErrorCode = keyof typeof statuses
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

/** The error to throw out of a route; `retryAfterSeconds` also becomes the header of that name. */
export function appError(code: ErrorCode, details: ErrorDetails = {}): AppError {
  return new AppError(code, details)
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(statuses, code)
}

/** Turns whatever a route threw into `{ code, fields?, retryAfterSeconds? }`; what was not foreseen is logged with its cause. */
export function createErrorHandler(log: Log) {
  return function answerError(error: Error, c: Context): Response {
    const { code, details } = asAppError(error)
    const status = statuses[code]
    // That many ask at once is no fault, and a line for each would make it worse.
    if (status >= 500 && code !== "SERVER_BUSY")
      log.error({ err: error, requestId: c.get("requestId") }, "request failed")
    if (details.retryAfterSeconds) c.header("Retry-After", String(details.retryAfterSeconds))
    return c.json({ code, ...details }, status)
  }
}

function asAppError(error: Error): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) return appError(codeOfStatus(error.status))
  if (isBrokenOff(error)) return appError("INVALID_JSON")
  if (isDatabaseAway(error)) return appError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 5 })
  return appError("INTERNAL")
}

/** Whether her connection was lost in the middle of what she sent; Node gives it the code of a lost database. */
function isBrokenOff(error: Error) {
  return error.message === "aborted" && "code" in error && error.code === "ECONNRESET"
}

/** The code for an error of Hono or Better Auth that has none of ours. The only 400 that Hono itself raises is a broken JSON body. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 400) return "INVALID_JSON"
  if (status === 401) return "NOT_SIGNED_IN"
  if (status === 403) return "FORBIDDEN"
  if (status === 404) return "NOT_FOUND"
  return status < 500 ? "INVALID_INPUT" : "INTERNAL"
}
