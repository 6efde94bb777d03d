import { expect, test } from "vitest"
import * as z from "zod/mini"
import { newPasswordSchema, resetPasswordSchema, signUpSchema } from "./account.ts"
import { checkInSchema, emptyCheckIn } from "./check-in.ts"
import { type FieldErrors, fieldErrors } from "./field-errors.ts"
import { initialProgress, progressSchema } from "./progress.ts"

function errorsOf(schema: z.core.$ZodType, input: unknown): FieldErrors {
  return fieldErrors(z.safeParse(schema, input).error)
}

test("each field is told what is wrong with it", () => {
  expect(errorsOf(signUpSchema, { name: "", email: "ana", password: "a".repeat(129) })).toEqual({
    name: "required",
    email: "email",
    password: "too_long",
  })
})

test("of several things wrong with one field the first is told", () => {
  expect(errorsOf(signUpSchema, { name: "Ana", email: "", password: "x" })).toEqual({ email: "required" })
})

test("a field inside another is named by its path, and the input itself by nothing", () => {
  expect(errorsOf(progressSchema, { ...initialProgress, checklist: {} })).toMatchObject({
    "checklist.morning": "invalid",
  })
  expect(errorsOf(progressSchema, null)).toEqual({ "": "invalid" })
})

test("too short, impossible, different and merely wrong are told apart", () => {
  expect(errorsOf(newPasswordSchema, "12345")).toEqual({ "": "too_short" })
  expect(errorsOf(progressSchema, { ...initialProgress, percentage: 50 })).toEqual({ percentage: "impossible" })
  const differing = { newPassword: "123456", confirmPassword: "654321" }
  expect(errorsOf(resetPasswordSchema, differing)).toEqual({ confirmPassword: "mismatch" })
  expect(errorsOf(checkInSchema, { ...emptyCheckIn, mood: 6 })).toEqual({ mood: "invalid" })
})

test("an input without fault has no errors", () => {
  expect(fieldErrors(undefined)).toEqual({})
})
