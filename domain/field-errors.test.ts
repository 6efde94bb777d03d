import { expect, test } from "vitest"
import * as z from "zod/mini"
import { newPasswordSchema, resetPasswordSchema, signUpSchema } from "./account/account.ts"
import { checkInSchema, emptyCheckIn } from "./days/check-in.ts"
import { type FieldErrors, fieldErrors } from "./field-errors.ts"

const nested = z.object({
  day: z.number().check(z.refine((day) => day !== 8, { params: { code: "impossible" } })),
  checklist: z.object({ morning: z.boolean() }),
})

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
  expect(errorsOf(nested, { day: 1, checklist: {} })).toEqual({ "checklist.morning": "invalid" })
  expect(errorsOf(nested, null)).toEqual({ "": "invalid" })
})

test("too short, impossible, different and merely wrong are told apart", () => {
  expect(errorsOf(newPasswordSchema, "12345")).toEqual({ "": "too_short" })
  expect(errorsOf(nested, { day: 8, checklist: { morning: true } })).toEqual({ day: "impossible" })
  const differing = { newPassword: "123456", confirmPassword: "654321" }
  expect(errorsOf(resetPasswordSchema, differing)).toEqual({ confirmPassword: "mismatch" })
  expect(errorsOf(checkInSchema, { ...emptyCheckIn, mood: 6 })).toEqual({ mood: "invalid" })
})

test("an input without fault has no errors", () => {
  expect(fieldErrors(undefined)).toEqual({})
})
