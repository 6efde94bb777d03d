import * as z from "zod"
import { fieldErrorCodes } from "#domain/field-errors.ts"
import { type ErrorCode, errorStatuses } from "../errors.ts"

const meanings = {
  INVALID_INPUT: "A value is wrong. `fields` says which and why.",
  INVALID_JSON: "The body is not JSON, or not UTF-8.",
  INVALID_ACCESS_TOKEN: "The token is wrong, has expired, or was ended by her. Ask her for a new one.",
  SESSION_ENDED: "There is no token, and she has ended the session.",
  SESSION_UNKNOWN: "There is neither a token nor a session that the server knows.",
  FORBIDDEN: "The token does not lead here, or may only read.",
  OTHER_USER: "`userId` is not the user whose token this is.",
  PAYLOAD_TOO_LARGE: "The body is larger than 256 kB.",
  UNSUPPORTED_MEDIA_TYPE: "The body is not declared as application/json.",
  TOO_MANY_ATTEMPTS: "Too many requests. Wait for `retryAfterSeconds`.",
  INTERNAL: "Something is broken here. It has been logged.",
  SERVICE_UNAVAILABLE: "The server is busy or its database unavailable. Wait for `retryAfterSeconds`.",
} as const satisfies { [Code in ErrorCode]?: string }

export type DocumentedCode = keyof typeof meanings

const always = [
  "INVALID_ACCESS_TOKEN",
  "SESSION_ENDED",
  "SESSION_UNKNOWN",
  "FORBIDDEN",
  "TOO_MANY_ATTEMPTS",
  "INTERNAL",
  "SERVICE_UNAVAILABLE",
] as const

/** Describes an operation's errors, together with those that any operation may answer. */
export function errorResponses(own: readonly DocumentedCode[]) {
  const byStatus = Object.groupBy([...own, ...always], (code) => String(errorStatuses[code]))
  return Object.fromEntries(Object.entries(byStatus).map(([status, codes = []]) => [status, responseOf(codes)]))
}

function responseOf(codes: DocumentedCode[]) {
  const schema = z.object({
    code: z.enum(codes as [DocumentedCode, ...DocumentedCode[]]),
    fields: z
      .record(z.string(), z.enum(fieldErrorCodes))
      .optional()
      .meta({ description: "By the path of the field; errors of the whole input are under the empty path." }),
    ...(codes.includes("INTERNAL") && {
      requestId: z.string().optional().meta({ description: "Of the line in the log; tell the operator." }),
    }),
    retryAfterSeconds: z.int().optional().meta({ description: "Also in the header Retry-After." }),
  })
  const description = codes.map((code) => `\`${code}\`: ${meanings[code]}`).join("\n\n")
  return { description, content: { "application/json": { schema } } }
}
