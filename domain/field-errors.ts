import type * as z from "zod/mini"

export const fieldErrorCodes = [
  "required",
  "too_short",
  "too_long",
  "email",
  "mismatch",
  "not_a_number",
  "not_whole",
  "too_precise",
  "too_small",
  "too_big",
  "impossible",
  "in_future",
  "long_ago",
  "invalid",
] as const
export type FieldErrorCode = (typeof fieldErrorCodes)[number]
export type FieldErrors = Record<string, FieldErrorCode>

/** The first error of each field by its path; "" stands for the whole input. */
export function fieldErrors(error: z.core.$ZodError | undefined): FieldErrors {
  const found: FieldErrors = {}
  for (const issue of error?.issues ?? []) {
    const path = issue.path.join(".")
    if (!Object.hasOwn(found, path)) found[path] = codeOf(issue)
  }
  return found
}

function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  const named = fieldErrorCodes.find((code) => code === issue.message)
  if (named) return named
  if (issue.code === "too_small" && issue.origin === "string") return issue.minimum === 1 ? "required" : "too_short"
  if (issue.code === "too_big" && issue.origin === "string") return "too_long"
  if (issue.code === "invalid_format" && issue.format === "email") return "email"
  if (issue.code === "custom" && fieldErrorCodes.includes(issue.params?.code)) return issue.params?.code
  return "invalid"
}
