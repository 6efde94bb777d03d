import { expect, test } from "vitest"
import { fieldErrors } from "../field-errors.ts"
import { forgotPasswordSchema, newPasswordSchema, signInSchema, signUpSchema } from "./account.ts"

const ana = { name: "Ana", email: "ana@example.org", password: "x" }

test("sign-up asks for a name, an address and any password", () => {
  expect(signUpSchema.parse(ana)).toEqual(ana)
  for (const field of ["name", "email", "password"]) {
    expect(signUpSchema.safeParse({ ...ana, [field]: "" }).success).toBe(false)
    expect(signUpSchema.safeParse({ ...ana, [field]: undefined }).success).toBe(false)
  }
})

test("spaces around a name or an address do not count, those of a password do", () => {
  const parsed = signUpSchema.parse({ name: " Ana ", email: " ana@example.org ", password: " x " })
  expect(parsed).toEqual({ ...ana, password: " x " })
  expect(signUpSchema.safeParse({ ...ana, name: "   " }).success).toBe(false)
})

test("a name has 100 characters at most, an address 254, a password 128", () => {
  expect(signUpSchema.safeParse({ ...ana, name: "a".repeat(100) }).success).toBe(true)
  expect(signUpSchema.safeParse({ ...ana, name: "a".repeat(101) }).success).toBe(false)
  expect(signUpSchema.safeParse({ ...ana, email: `${"a".repeat(250)}@b.org` }).success).toBe(false)
  expect(signUpSchema.safeParse({ ...ana, password: "a".repeat(128) }).success).toBe(true)
  expect(signUpSchema.safeParse({ ...ana, password: "a".repeat(129) }).success).toBe(false)
})

test("a name is one line of any script, without control characters", () => {
  for (const name of ["Ana Lúcia d'Ávila-Souza", "D’Ávila, Ana (Nina) 🌸", "أمينة علي", "山田 花子", "Ana\u200d"]) {
    expect(signUpSchema.parse({ ...ana, name }).name).toBe(name)
  }
  for (const between of ["\n", "\r\n", "\t", "\0", "\x1b", "\x7f", "\x85", "\u2028", "\u2029"]) {
    const { error } = signUpSchema.safeParse({ ...ana, name: `Ana${between}Souza` })
    expect(fieldErrors(error), JSON.stringify(between)).toEqual({ name: "invalid" })
  }
})

test("an address has the form of one", () => {
  for (const email of ["ana", "ana@", "@example.org", "ana@example", "a na@example.org", "ana@example..org"]) {
    expect(signInSchema.safeParse({ email, password: "x" }).success).toBe(false)
    expect(forgotPasswordSchema.safeParse({ email }).success).toBe(false)
  }
})

test("a new password has six characters at least", () => {
  expect(newPasswordSchema.safeParse("12345").success).toBe(false)
  expect(newPasswordSchema.safeParse("123456").success).toBe(true)
  expect(newPasswordSchema.safeParse("1".repeat(129)).success).toBe(false)
})
